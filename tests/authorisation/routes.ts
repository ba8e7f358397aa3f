import { existsSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ActionFunction, LoaderFunction } from 'react-router'
import table from '#app/routes.ts'

export type Way = { row: string; method: 'GET' | 'POST'; path: string; file: string }
export type Module = { loader?: LoaderFunction; action?: ActionFunction; default?: unknown }

const exports = async (file: string): Promise<Module> => (await import(`../../app/${file}`)) as Module

/** Every way into the shop: a page or a loader is asked with GET, an action with POST. */
export async function listWays(): Promise<Way[]> {
  const ways: Way[] = []
  for (const { path, file, frame } of flatten(table as RouteConfigEntry[], '')) {
    if (!existsSync(`app/${file}`)) throw new Error(`app/routes.ts names ${file}, which is not there`)
    const { loader, action, default: page } = await exports(file)
    const name = frame ? `frame ${file}` : path
    if (loader || page) ways.push({ row: `GET ${name}`, method: 'GET', path, file })
    if (action) ways.push({ row: `POST ${name}`, method: 'POST', path, file })
  }
  return ways
}

export const moduleOf = (way: Way) => exports(way.file)

type Flat = { path: string; file: string; frame: boolean }

/** A frame stands around others: its loader is asked by each of them, and has a row of its own. */
function flatten(entries: RouteConfigEntry[], above: string): Flat[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join('/')
    const children = entry.children ?? []
    const own = { path: `/${path}`, file: entry.file, frame: children.length > 0 }
    return [own, ...flatten(children, path)]
  })
}
