import { parseWithZod } from '@conform-to/zod/v4'
import { Plus, Receipt } from 'lucide-react'
import { listExpenseCategories } from '#app/shop/expenses/expense-categories.server.ts'
import { expenseForm } from '#app/shop/expenses/expense-form.ts'
import { listExpenses, summariseExpenses } from '#app/shop/expenses/list-expenses.server.ts'
import { recordExpense } from '#app/shop/expenses/record-expense.server.ts'
import { businessDay, parseBusinessDay } from '#app/shop/kernel/business-day.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterBar, FilterDate, FilterSelect } from '#app/ui/filter-bar.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { StatCard, StatGrid } from '#app/ui/stat-card.tsx'
import { db } from '#app/web/database.server.ts'
import { useDialogAddress } from '#app/web/dialog-address.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { pageNumber } from '#app/web/page-number.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/expenses'
import { DeleteExpense } from './delete-expense-dialog.tsx'
import { ExpenseDialog } from './expense-dialog.tsx'
import { ExpenseTable } from './expense-table.tsx'

const PAGE_SIZE = 25

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  const now = new Date()
  const params = new URL(request.url).searchParams
  const page = pageNumber(params)
  const filter = {
    search: (params.get('buscar') ?? '').slice(0, 100),
    categoryId: rowId(params.get('categoria')) || null,
    from: parseBusinessDay(params.get('desde') ?? ''),
    to: parseBusinessDay(params.get('hasta') ?? ''),
  }
  const [list, summary, categories] = await Promise.all([
    listExpenses(db, { filter, page, pageSize: PAGE_SIZE }),
    summariseExpenses(db, { now }),
    listExpenseCategories(db, { onlyActive: false }),
  ])
  return {
    ...list,
    summary,
    categories,
    page,
    pages: Math.ceil(list.count / PAGE_SIZE),
    today: businessDay(now),
  }
}

export async function action({ request }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const submission = parseWithZod(await request.formData(), { schema: expenseForm })
  const title = 'Error al crear gasto'
  if (submission.status !== 'success') return formProblem(submission, { title })
  const outcome = await recordExpense(db, { expense: submission.value, by, now: new Date() })
  if (!outcome.ok) return formProblem(submission, { title, text: 'Categoría es requerida' })
  return redirectWithToast('/admin/gastos', { title: 'Gasto creado exitosamente', kind: 'success' })
}

export const meta: Route.MetaFunction = () => [{ title: 'Gastos' }]

export default function Expenses({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, count, total, summary, categories, page, pages, today } = loaderData
  const creating = useDialogAddress('nuevo')
  const editing = useDialogAddress('editar')
  const deleting = useDialogAddress('eliminar')
  const edited = rows.find((row) => String(row.id) === editing.value)
  const deleted = rows.find((row) => String(row.id) === deleting.value)
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title="Gastos" subtitle="Lo que la tienda gasta, por categoría y día">
        <ButtonLink to="/admin/gastos/categorias" variant="secondary">
          Categorías de gastos
        </ButtonLink>
        <Button type="button" icon={<Plus />} onClick={() => creating.open()}>
          Nuevo Gasto
        </Button>
      </PageHeader>
      <StatGrid>
        <StatCard label="Total de Gastos" value={<Cordobas amount={summary.total} />} />
        <StatCard label="Este Mes" value={<Cordobas amount={summary.thisMonth} />} />
        <StatCard label="Promedio Mensual" value={<Cordobas amount={summary.monthlyAverage} />} />
      </StatGrid>
      <FilterBar count={count === 1 ? '1 gasto' : `${count} gastos`}>
        <SearchField label="Buscar gastos" placeholder="Buscar por descripción" />
        <FilterSelect
          name="categoria"
          label="Categoría"
          options={[
            { value: '', label: 'Todas las categorías' },
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <FilterDate name="desde" label="Desde" />
        <FilterDate name="hasta" label="Hasta" />
      </FilterBar>
      <ExpenseTable
        rows={rows}
        total={total}
        onEdit={editing.open}
        onDelete={deleting.open}
        empty={
          <EmptyState
            icon={<Receipt />}
            title="No hay gastos registrados"
            text="Los gastos que registres aparecen aquí y se restan en los reportes."
          >
            <Button type="button" onClick={() => creating.open()}>
              Nuevo Gasto
            </Button>
          </EmptyState>
        }
      />
      <Pagination page={page} pages={pages} total={count} noun="gastos" />
      <ExpenseDialog
        title="Nuevo Gasto"
        open={creating.value !== null}
        onClose={creating.close}
        action="/admin/gastos"
        result={actionData}
        categories={categories}
        today={today}
        submitText="Crear"
      />
      <ExpenseDialog
        key={edited?.id}
        title="Editar Gasto"
        open={edited !== undefined}
        onClose={editing.close}
        action={`/admin/gastos/${edited?.id}/editar`}
        expense={edited}
        categories={categories}
        today={today}
        submitText="Actualizar"
      />
      <DeleteExpense expense={deleted} onClose={deleting.close} />
    </div>
  )
}
