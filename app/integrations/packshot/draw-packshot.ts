import * as bottles from './containers/bottles.ts'
import * as cartons from './containers/cartons.ts'
import { type Container, floor, type MakeContainer, middle, type Panel } from './containers/container.ts'
import * as jars from './containers/jars.ts'
import * as softPacks from './containers/soft-packs.ts'
import { identityOf } from './identity.ts'
import { backLabel, backPaper } from './labels/back.ts'
import * as centred from './labels/centred.ts'
import type { DrawLabel, Label } from './labels/label.ts'
import * as left from './labels/left.ts'
import * as wide from './labels/wide.ts'
import { inkOf, surroundingsOf } from './palette.ts'
import { lights, scene, shadows } from './scene.ts'
import { seeded } from './seeded.ts'
import type { Form, PackshotSpec } from './spec.ts'

const containers: Record<Form, MakeContainer> = {
  bottle: bottles.bottle,
  syrup: bottles.syrup,
  dropper: bottles.dropper,
  oil: bottles.oil,
  rollon: bottles.rollon,
  spray: bottles.spray,
  pump: bottles.pump,
  jar: jars.jar,
  tub: jars.tub,
  tin: jars.tin,
  box: cartons.box,
  blister: cartons.blister,
  soap: cartons.soap,
  sachet: softPacks.sachet,
  pouch: softPacks.pouch,
  tube: softPacks.tube,
  stick: softPacks.stick,
  softpack: softPacks.softpack,
}

interface Layout {
  draw: DrawLabel
  /** What a pack that is printed all over shows beyond its label. */
  ground: (dress: Dress) => string
}

const paper = ({ identity }: Dress) => identity.paper
const deep = ({ ink }: Dress) => ink.deep

const tallLabels: readonly Layout[] = [
  { draw: centred.clinic, ground: paper },
  { draw: centred.band, ground: paper },
  { draw: centred.botanical, ground: () => centred.cream },
  { draw: left.poster, ground: deep },
  { draw: centred.apothecary, ground: paper },
  { draw: left.ordered, ground: paper },
  { draw: centred.night, ground: ({ ink }) => centred.evening(ink) },
  { draw: centred.arch, ground: deep },
  { draw: left.horizon, ground: paper },
]

const wideLabels: readonly Layout[] = [
  { draw: wide.wideField, ground: paper },
  { draw: wide.wideBand, ground: paper },
  { draw: wide.widePlain, ground: paper },
  { draw: wide.widePoster, ground: deep },
]

/** A whole picture, 640 by 640, without fonts, filters or anything from outside. */
export function drawPackshot(spec: PackshotSpec, width = 640): string {
  const surroundings = surroundingsOf(spec.family)
  const identity = identityOf(spec.brand)
  const product = `${spec.brand}|${spec.name}|${spec.detail}|${spec.count}|${spec.form}`
  const random = seeded(product)
  const ink = inkOf(spec)
  const container = containers[spec.form]({ random, ink, brand: identity })
  const label = paint(container, { spec, ink, identity, random: seeded(`label ${product}`) })
  const view = spec.view === 'detail' ? closeUp(container) : '0 0 640 640'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="${view}">` +
    `<defs>${lights(surroundings)}<clipPath id="label"><path d="${container.printed ?? wrapped(container.label)}"/></clipPath></defs>` +
    scene(surroundings, spec, seeded(`scene ${product}`)) +
    `<g transform="${nearer(container)}">${shadows(container.foot)}${container.body}${label}${container.gloss}${container.closure}</g></svg>`
  )
}

/** Everything is brought near enough to fill the picture; small things stay a little smaller. */
function nearness(container: Container): number {
  const tall = 476 / (floor - container.top)
  const broad = 470 / (Math.max(container.label.width, container.foot.width) + 8)
  return Math.min(tall, broad, 1.42)
}

function nearer(container: Container): string {
  const scale = nearness(container)
  const x = middle - (container.foot.x + container.foot.width / 2) * scale
  return `translate(${x.toFixed(1)} ${(floor * (1 - scale)).toFixed(1)}) scale(${scale.toFixed(3)})`
}

type Dress = Omit<Label, 'x' | 'y' | 'width' | 'height'>

function paint(container: Container, dress: Dress): string {
  const panel = container.label
  const flat = container.sideways
    ? { x: -panel.height / 2, y: -panel.width / 2, width: panel.height, height: panel.width }
    : bowed(panel)
  const layout = layoutFor(flat, container, dress)
  const art = layout.draw({ ...flat, ...dress })
  const stock = container.printed ? `<path d="${container.printed}" fill="${layout.ground(dress)}"/>` : ''
  const turned = container.sideways
    ? `<g transform="translate(${panel.x + panel.width / 2} ${panel.y + panel.height / 2}) rotate(-90)">${art}</g>`
    : art
  const light = container.printed
    ? ''
    : `<path d="${wrapped(panel)}" fill="url(#${panel.round ? 'card' : 'belly'})"/>`
  const edge = container.printed
    ? ''
    : `<path d="${wrapped(panel)}" fill="none" stroke="#000" stroke-opacity=".13"/>`
  return `<g clip-path="url(#label)">${stock}${turned}</g>${light}${edge}`
}

/** The label's rectangle grows by its bow, so that the curved edge is filled. */
function bowed(panel: Panel) {
  return { x: panel.x, y: panel.y, width: panel.width, height: panel.height + panel.bow }
}

function layoutFor(
  flat: { width: number; height: number },
  container: Container,
  { spec, identity }: Dress,
): Layout {
  if (spec.view === 'back') return { draw: backLabel, ground: () => backPaper }
  if (container.sideways) return { draw: wide.strip, ground: paper }
  const from = flat.width / flat.height > 1.22 ? wideLabels : tallLabels
  return from[identity.layout % from.length] ?? { draw: centred.clinic, ground: paper }
}

function wrapped({ x, y, width, height, bow, round }: Panel): string {
  const right = x + width
  const bottom = y + height
  if (round)
    return `M${x + round} ${y}H${right - round}Q${right} ${y} ${right} ${y + round}V${bottom - round}Q${right} ${bottom} ${right - round} ${bottom}H${x + round}Q${x} ${bottom} ${x} ${bottom - round}V${y + round}Q${x} ${y} ${x + round} ${y}Z`
  return `M${x} ${y}Q${x + width / 2} ${y + bow * 2} ${right} ${y}V${bottom}Q${x + width / 2} ${bottom + bow * 2} ${x} ${bottom}Z`
}

function closeUp(container: Container): string {
  const panel = container.label
  const scale = nearness(container)
  const side = Math.max(panel.width, panel.height) * 1.06 * scale
  const offCentre = panel.x + panel.width / 2 - (container.foot.x + container.foot.width / 2)
  const x = middle + offCentre * scale - side * 0.48
  const y = floor + (panel.y + panel.height / 2 - floor) * scale - side * 0.51
  return `${x.toFixed(1)} ${y.toFixed(1)} ${side.toFixed(1)} ${side.toFixed(1)}`
}
