import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Face, fitText, textLine, widthOf } from './type.ts'

const faces: Face[] = ['sans', 'bold', 'serif', 'italic', 'narrow']

describe('letters', () => {
  it.each(faces)('has every character of Spanish labels in %s', (face) => {
    for (const character of 'aáeéiíoóuúüñÁÉÍÓÚÜÑ¿¡0123456789%.,+-·×²°') {
      expect(textLine(character, 0, 0, { face, size: 10, fill: '#000' }), character).toContain('<path')
    }
  })

  it('draws a bare letter for an accent it does not know', () => {
    expect(widthOf('ǎ', 'sans', 100)).toBe(widthOf('a', 'sans', 100))
  })

  it('brings pairs closer than their widths alone', () => {
    expect(widthOf('AV', 'bold', 100)).toBeLessThan(widthOf('A', 'bold', 100) + widthOf('V', 'bold', 100))
  })

  it('grows with its size', () => {
    expect(widthOf('Magnesio', 'serif', 20)).toBeCloseTo(widthOf('Magnesio', 'serif', 10) * 2)
  })
})

describe('fitting', () => {
  const words = fc.array(fc.stringMatching(/^[a-zñáé]{1,12}$/), { minLength: 1, maxLength: 7 })

  it('never leaves its box, whatever the words', () => {
    fc.assert(
      fc.property(
        words,
        fc.integer({ min: 90, max: 300 }),
        fc.integer({ min: 40, max: 200 }),
        (list, width, height) => {
          const fit = fitText({ text: list.join(' '), face: 'bold', width, height, largest: 60 })
          for (const line of fit.lines)
            expect(widthOf(line, fit.face, fit.size)).toBeLessThanOrEqual(width + 0.01)
          expect((fit.lines.length - 1) * fit.size * 1.08).toBeLessThanOrEqual(height)
        },
      ),
    )
  })

  it('keeps every word when there is room', () => {
    const fit = fitText({ text: 'Citrato de Magnesio', face: 'serif', width: 200, height: 120, largest: 50 })
    expect(fit.lines.join(' ')).toBe('Citrato de Magnesio')
  })

  it('shares words between lines instead of leaving one alone', () => {
    const fit = fitText({
      text: 'Aceite Esencial de Lavanda',
      face: 'bold',
      width: 200,
      height: 90,
      largest: 26,
      lines: 2,
    })
    expect(fit.lines).toHaveLength(2)
    expect(fit.lines.at(-1)?.split(' ').length).toBeGreaterThan(1)
  })
})
