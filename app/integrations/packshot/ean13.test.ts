import { describe, expect, it } from 'vitest'
import { checkDigit, isEan13, modulesOf } from './ean13.ts'

describe('EAN-13', () => {
  it('knows the check digit of printed codes', () => {
    expect(checkDigit('400638133393')).toBe(1)
    expect(checkDigit('590123412345')).toBe(7)
    expect(isEan13('4006381333931')).toBe(true)
    expect(isEan13('4006381333932')).toBe(false)
    expect(isEan13('40063813339')).toBe(false)
  })

  it('draws the bars of the standard', () => {
    expect(modulesOf('5901234123457')).toBe(
      '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
    )
  })

  it('refuses what is not a code', () => {
    expect(() => modulesOf('123')).toThrow('Not an EAN-13')
  })
})
