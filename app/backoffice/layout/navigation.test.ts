import { describe, expect, test } from 'vitest'
import { entriesFor, isCurrent, isUnder, mainEntries, screensFor, secondEntries } from './navigation.ts'

test('the eleven labels stand in the order of the specification, the others in a second group', () => {
  expect(mainEntries.map((entry) => entry.label)).toEqual([
    'Dashboard',
    'Productos',
    'Categorías',
    'Pedidos Web',
    'Pedidos',
    'Clientes',
    'Gastos',
    'Promociones',
    'Reportes',
    'Cierre Diario',
    'Cierre Histórico',
  ])
  expect(secondEntries.map((entry) => entry.label)).toEqual(['Mensajes', 'Ajustes', 'Personal', 'Bitácora'])
})

describe('what is highlighted', () => {
  const lit = (path: string) =>
    mainEntries.filter((entry) => isCurrent(path, entry)).map((entry) => entry.label)

  test('one entry a screen, by whole segments', () => {
    expect(lit('/admin')).toEqual(['Dashboard'])
    expect(lit('/admin/')).toEqual(['Dashboard'])
    expect(lit('/admin/pedidos-web')).toEqual(['Pedidos Web'])
    expect(lit('/admin/pedidos/15')).toEqual(['Pedidos'])
    expect(lit('/admin/productos/import/3')).toEqual(['Productos'])
  })

  test('screens without an entry light the one they belong to', () => {
    expect(lit('/admin/ajuste-inventario')).toEqual(['Productos'])
    expect(lit('/admin/costos-envio')).toEqual(['Pedidos Web'])
    expect(isUnder('/admin/ajuste-inventario', '/admin/productos')).toBe(false)
  })
})

test('each role sees what it may open', () => {
  const labels = (role: 'seller' | 'manager' | 'owner') =>
    [...entriesFor(mainEntries, role), ...entriesFor(secondEntries, role)].map((entry) => entry.label)
  expect(labels('seller')).toEqual([
    'Dashboard',
    'Productos',
    'Pedidos Web',
    'Pedidos',
    'Clientes',
    'Cierre Diario',
    'Cierre Histórico',
  ])
  expect(labels('manager')).not.toContain('Personal')
  expect(labels('owner')).toContain('Bitácora')
  expect(screensFor('seller').map((screen) => screen.label)).not.toContain('Importar/Exportar')
  expect(screensFor('manager').map((screen) => screen.label)).toContain('Costos de Envío')
})
