import { useState } from 'react'
import { data, useFetcher } from 'react-router'
import { listExpenseCategories, saveExpenseCategory } from '#app/shop/expenses/expense-categories.server.ts'
import { expenseCategoryForm } from '#app/shop/expenses/expense-form.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useAnswer } from '#app/ui/use-answer.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/expense-categories'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  return { categories: await listExpenseCategories(db, { onlyActive: false }) }
}

export async function action({ request }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const parsed = expenseCategoryForm.safeParse(Object.fromEntries(form))
  if (!parsed.success)
    return data({ error: parsed.error.issues[0]?.message ?? 'El nombre es requerido' }, { status: 400 })
  const id = rowId(form.get('id')) || undefined
  const outcome = await saveExpenseCategory(db, { ...parsed.data, id, by, now: new Date() })
  if (!outcome.ok) {
    const error =
      outcome.reason === 'name-taken'
        ? 'Ya existe una categoría con ese nombre'
        : 'Esa categoría ya no existe'
    return data({ error }, { status: 409 })
  }
  return redirectWithToast('/admin/gastos/categorias', {
    title: 'Categoría guardada exitosamente',
    kind: 'success',
  })
}

export const meta: Route.MetaFunction = () => [{ title: 'Categorías de gastos' }]

export default function ExpenseCategories({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Categorías de gastos"
        subtitle="Una categoría que ya no se usa se apaga; sus gastos la conservan."
        back={{ to: '/admin/gastos', label: 'Gastos' }}
      />
      <ul className="stack">
        {loaderData.categories.map((category) => (
          <li key={category.id}>
            <CategoryForm category={category} />
          </li>
        ))}
        <li>
          <CategoryForm key={loaderData.categories.length} />
        </li>
      </ul>
    </>
  )
}

function CategoryForm({ category }: { category?: { id: number; name: string; active: boolean } }) {
  const fetcher = useFetcher<{ error?: string }>()
  const [error, setError] = useState<string>()
  useAnswer(fetcher, (refused) => setError(refused?.error))
  return (
    <fetcher.Form method="post" className="card flex flex-wrap items-end gap-4">
      {category ? <input type="hidden" name="id" value={category.id} /> : null}
      <TextField
        label={category ? 'Nombre' : 'Nueva categoría'}
        name="name"
        defaultValue={category?.name}
        maxLength={80}
        required
        error={error}
        className="min-w-60 flex-1"
      />
      <CheckboxField label="Activa" name="active" defaultChecked={category?.active ?? true} />
      <Button variant="secondary" pending={fetcher.state !== 'idle'}>
        {category ? 'Guardar' : 'Agregar'}
      </Button>
    </fetcher.Form>
  )
}
