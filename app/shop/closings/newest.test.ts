import { expect, test } from 'vitest'
import { newest } from './newest.ts'

test('of a long day the last 300 are listed and all are counted', () => {
  const day = Array.from({ length: 4_021 }, (_, n) => n)
  expect(newest(day).count).toBe(4_021)
  expect(newest(day).rows).toEqual(day.slice(3_721))
  expect(newest([7])).toEqual({ rows: [7], count: 1 })
})
