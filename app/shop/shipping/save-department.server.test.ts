import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { editDepartmentForm, newDepartmentForm } from './department-form.ts'
import { listDepartments } from './list-departments.server.ts'
import { listDepartmentsForStaff, readDepartment } from './list-departments-for-staff.server.ts'
import { archiveDepartment, createDepartment, editDepartment } from './save-department.server.ts'

const shop = testDatabase()
const now = new Date('2026-11-21T15:00:00Z')
let by: { id: string; name: string }

beforeAll(async () => {
  by = await makeStaff(shop.db, { role: 'manager' })
})
beforeEach(async () => {
  await shop.db.execute(sql`truncate departments restart identity cascade`)
})

const typed = (name: string, shippingCost: string) =>
  newDepartmentForm.parse({ name, shippingCost, active: 'on' })
const create = (name: string, cost = '150') =>
  createDepartment(shop.db, { department: typed(name, cost), by, now })

test.each([
  [newDepartmentForm, { name: '  ', shippingCost: '1' }, 'Por favor ingresa el nombre del departamento'],
  [newDepartmentForm, { name: 'León', shippingCost: '-1' }, 'El costo de envío no puede ser negativo'],
  [newDepartmentForm, { name: 'León', shippingCost: 'C$ -0.50' }, 'El costo de envío no puede ser negativo'],
  [editDepartmentForm, { name: '', shippingCost: '1' }, 'Por favor completa todos los campos'],
])('the form says what is wrong', (form, input, message) => {
  const parsed = form.safeParse(input)
  expect(parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)).toEqual([message])
})

test('a department has one entry, whatever its letters; a deleted one frees its name', async () => {
  const first = await create('Estelí', '120.50')
  expect(await create(' estelí ')).toEqual({ ok: false, reason: 'name-taken' })
  const id = first.ok ? first.id : 0
  expect(await readDepartment(shop.db, id)).toMatchObject({
    name: 'Estelí',
    shippingCost: 12050,
    active: true,
  })
  expect(await archiveDepartment(shop.db, { id, by, now })).toEqual({ ok: true, name: 'Estelí' })
  expect(await readDepartment(shop.db, id)).toBeNull()
  expect(await create('Estelí')).toMatchObject({ ok: true })
})

test('editing writes what changed and is told of another edit', async () => {
  const created = await create('Rivas')
  const id = created.ok ? created.id : 0
  const edit = (version: number, cost: string) =>
    editDepartment(shop.db, { id, version, department: typed('Rivas', cost), by, now })
  expect(await edit(1, '150')).toEqual({ ok: true, changed: [] })
  expect(await edit(1, '0')).toEqual({ ok: true, changed: ['shippingCost'] })
  expect(await edit(1, '90')).toEqual({ ok: false, reason: 'changed-meanwhile' })
  expect(await readDepartment(shop.db, id)).toMatchObject({ shippingCost: 0, version: 2 })
})

test('the list sorts as Spanish readers expect and forgives accents', async () => {
  for (const name of ['Río San Juan', 'Estelí', 'Ñandaime', 'Nandaime', 'Zelaya']) await create(name)
  const names = async (search: string) => {
    const list = { search, sort: 'nombre', descending: false, page: 1 } as const
    return (await listDepartmentsForStaff(shop.db, list)).rows.map((row) => row.name)
  }
  expect(await names('')).toEqual(['Estelí', 'Nandaime', 'Ñandaime', 'Río San Juan', 'Zelaya'])
  expect(await names('rio')).toEqual(['Río San Juan'])
})

test('an order is offered the active departments, by name', async () => {
  for (const name of ['Rivas', 'Boaco', 'Masaya']) await create(name)
  await shop.db.execute(sql`update departments set active = false where name = 'Masaya'`)
  expect((await listDepartments(shop.db)).map((department) => department.name)).toEqual(['Boaco', 'Rivas'])
})
