import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchText, slug } from './search-text.ts'

test('accents, case and spaces do not matter', () =>
  expect(searchText('  Hígado  de ÑANDÚ ')).toBe('higado de nandu'))
test('signs of labels and telephones are written plainly', () =>
  expect(searchText('Nature’s “1º” — ½\u00a0kg®…')).toBe(`nature's "1o" - 1/2 kg(r)...`))
test('an address is made of letters, digits and single hyphens', () => {
  expect(slug('Vitamina C, 500 mg (60 cáps.)')).toBe('vitamina-c-500-mg-60-caps')
  fc.assert(fc.property(fc.string(), (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slug(text))))
})
test('a text written with separate accents is the same text', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'áéíóúüñÁÉÍÓÚÜÑabc ') }),
      (text) => searchText(text.normalize('NFD')) === searchText(text.normalize('NFC')),
    ),
  ))
test('doing it twice changes nothing', () =>
  fc.assert(fc.property(fc.string(), (text) => searchText(searchText(text)) === searchText(text))))
