import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPackshot } from './draw-packshot.ts'
import { drawSocialCard } from './social-card.ts'
import { families, forms, motifs, type PackshotSpec } from './spec.ts'

const plain: PackshotSpec = {
  form: 'bottle',
  family: 'minerales',
  motif: 'crystal',
  brand: 'Momotombo Salud',
  name: 'Citrato de Magnesio',
  detail: '400 mg',
  count: '120 cápsulas',
  claim: 'Suplemento mineral',
  view: 'front',
  back: { text: 'Tome una al día con alimentos.', code: '7430100010969' },
}

/** Reads the drawing strictly, as the renderer does: a mistake in it throws. */
async function pixels(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).raw().toBuffer()
}

describe('a packshot', () => {
  it.each(forms)('draws a %s from the front, close up and from behind', async (form) => {
    const views = (['front', 'detail', 'back'] as const).map((view) =>
      drawPackshot({ ...plain, form, view }, 48),
    )
    expect(new Set(views).size).toBe(3)
    for (const svg of views) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|href|<image|<style|filter=/)
      await expect(pixels(svg)).resolves.toHaveLength(48 * 48 * 4)
    }
  })

  it.each(families)('has its own air for %s', async (family) => {
    await expect(pixels(drawPackshot({ ...plain, family }, 32))).resolves.toBeDefined()
  })

  it.each(motifs)('can carry %s', async (motif) => {
    const other = motif === 'crystal' ? 'leaf' : 'crystal'
    expect(drawPackshot({ ...plain, motif })).not.toBe(drawPackshot({ ...plain, motif: other }))
    await expect(pixels(drawPackshot({ ...plain, motif }, 32))).resolves.toBeDefined()
  })

  it('is the same for the same description', () => {
    expect(drawPackshot(plain)).toBe(drawPackshot({ ...plain }))
  })

  it('tells products of one brand apart', () => {
    const others = [
      { name: 'Zinc' },
      { detail: '200 mg' },
      { count: '60 cápsulas' },
      { form: 'jar' as const },
    ]
    const drawings = [plain, ...others.map((other) => ({ ...plain, ...other }))].map((spec) =>
      drawPackshot(spec),
    )
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it('turns hostile words into letter shapes and nothing else', async () => {
    const hostile = '</svg><script>alert(1)</script>&"\''
    const spec = { ...plain, brand: hostile, name: hostile, detail: hostile, count: hostile, claim: hostile }
    for (const svg of [drawPackshot(spec, 32), drawSocialCard(spec)]) {
      expect(svg).not.toContain('script')
      expect(svg).not.toContain('&')
      expect(svg.match(/<\/svg>$/g)).toHaveLength(1)
      await expect(pixels(svg)).resolves.toBeDefined()
    }
  })

  it('shows a card of 1200 by 630 for links', async () => {
    const { width, height } = await sharp(Buffer.from(drawSocialCard(plain))).metadata()
    expect([width, height]).toEqual([1200, 630])
  })
})
