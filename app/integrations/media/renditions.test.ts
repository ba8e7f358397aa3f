import { describe, expect, it } from 'vitest'
import { isKey, renditionOf } from './renditions.ts'

describe('renditions', () => {
  it('knows the widths and formats the pages use, and the social card', () => {
    expect(renditionOf('320', 'avif')).toEqual({ width: 320, format: 'avif' })
    expect(renditionOf(960, 'webp')).toEqual({ width: 960, format: 'webp' })
    expect(renditionOf('og', 'jpg')).toEqual({ width: 'og', format: 'jpg' })
  })

  it.each([
    ['321', 'avif'],
    ['0320', 'avif'],
    ['', 'webp'],
    ['1e2', 'webp'],
    ['320', 'png'],
    ['og', 'webp'],
    ['-320', 'jpg'],
  ])('has no %s.%s', (width, format) => {
    expect(renditionOf(width, format)).toBeNull()
  })

  it.each(['../../etc', 'A-UPPER', 'short', 'x'.repeat(81), 'a/b/c/d', 'with space', ''])(
    'takes %j for no key',
    (key) => {
      expect(isKey(key)).toBe(false)
    },
  )
})
