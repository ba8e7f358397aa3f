import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('only what differs is shown', () =>
  expect(changesOf({ price: 100, name: 'A' }, { price: 120, name: 'A' })).toEqual([
    { field: 'price', before: '100', after: '120' },
  ]))
test('what was made or removed is shown whole', () => {
  expect(changesOf(null, { name: 'A' })).toEqual([{ field: 'name', before: '—', after: 'A' }])
  expect(changesOf({ name: 'A' }, null)).toEqual([{ field: 'name', before: 'A', after: '—' }])
})
test('a bare value has a name too', () =>
  expect(changesOf(37, 38)).toEqual([{ field: 'valor', before: '37', after: '38' }]))
