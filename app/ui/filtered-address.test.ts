import { describe, expect, it } from 'vitest'
import { filteredAddress } from './filtered-address.ts'

const at = (search: string) => new URLSearchParams(search)

describe('the address of a filtered list', () => {
  it('keeps what the filters do not own', () => {
    expect(filteredAddress(at('orden=-precio'), [['buscar', 'zinc']])).toBe('?orden=-precio&buscar=zinc')
  })

  it('starts again at the first page', () => {
    expect(filteredAddress(at('pagina=7&buscar=a'), [['buscar', 'b']])).toBe('?buscar=b')
  })

  it('drops filters that are empty or blank', () => {
    const filters = [
      ['buscar', '  '],
      ['estado', ''],
    ] as const
    expect(filteredAddress(at('buscar=zinc&estado=pendiente'), filters)).toBe('?')
  })

  it('takes several values of one filter', () => {
    const filters = [
      ['marca', 'a'],
      ['marca', 'b'],
    ] as const
    expect(filteredAddress(at('marca=c'), filters)).toBe('?marca=a&marca=b')
  })
})
