import { describe, expect, it } from 'vitest'
import { readSort, sortAddress } from './sort-parameter.ts'

const columns = ['nombre', 'precio'] as const
const at = (search: string) => new URLSearchParams(search)

describe('the order of a list', () => {
  it('is read from the address', () => {
    expect(readSort(at('orden=precio'), columns, 'nombre')).toEqual({ by: 'precio', descending: false })
    expect(readSort(at('orden=-precio'), columns, 'nombre')).toEqual({ by: 'precio', descending: true })
  })

  it('falls back when nothing, or nothing known, is asked for', () => {
    const fallback = { by: 'nombre', descending: true }
    expect(readSort(at(''), columns, '-nombre')).toEqual(fallback)
    expect(readSort(at('orden=costo'), columns, '-nombre')).toEqual(fallback)
    expect(readSort(at('orden=--precio'), columns, '-nombre')).toEqual(fallback)
  })

  it('turns round at the second click, and starts at the first page', () => {
    expect(sortAddress(at('buscar=zinc&pagina=4'), 'precio')).toBe('?buscar=zinc&orden=precio')
    expect(sortAddress(at('orden=precio'), 'precio')).toBe('?orden=-precio')
    expect(sortAddress(at('orden=-precio'), 'precio')).toBe('?orden=precio')
  })
})
