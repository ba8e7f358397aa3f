import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchText, slug } from './search-text.ts'

test('accents, case and spaces do not matter', () =>
  expect(searchText('  Hígado  de ÑANDÚ ')).toBe('higado de nandu'))
test('an address is made of letters, digits and single hyphens', () => {
  expect(slug('Vitamina C, 500 mg (60 cáps.)')).toBe('vitamina-c-500-mg-60-caps')
  fc.assert(fc.property(fc.string(), (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slug(text))))
})
test('doing it twice changes nothing', () =>
  fc.assert(fc.property(fc.string(), (text) => searchText(searchText(text)) === searchText(text))))
