import { describe, expect, it } from 'vitest'
import { heldQuantity } from './held-quantity.ts'

describe('a quantity', () => {
  it('is kept between its limits', () => {
    expect(heldQuantity(0, 5, 1, 99)).toBe(1)
    expect(heldQuantity(120, 5, 1, 99)).toBe(99)
    expect(heldQuantity(7, 5, 1, 99)).toBe(7)
  })

  it('has no upper limit unless one is given', () => expect(heldQuantity(5000, 1, 1)).toBe(5000))

  it('stays what it was when nothing readable is typed', () => {
    expect(heldQuantity(Number.NaN, 5, 1, 99)).toBe(5)
    expect(heldQuantity(Number.NaN, 5, 1, 3)).toBe(3)
  })

  it('never falls below the minimum, even when less than that is left', () => {
    expect(heldQuantity(2, 1, 1, 0)).toBe(1)
  })
})
