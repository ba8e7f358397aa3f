import { Download, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { data, Form, Link, useActionData, useNavigation, useSearchParams, useSubmit } from 'react-router'
import { csvColumns } from '#app/shop/catalog/csv/columns.ts'
import { listProductsForStaff } from '#app/shop/catalog/list-products-for-staff.server.ts'
import { readStaffFilters } from '#app/shop/catalog/staff-filters.ts'
import { prepareImport } from '#app/shop/imports/prepare-import.server.ts'
import { type ImportRun, listImports } from '#app/shop/imports/read-import.server.ts'
import { type FileRefusal, storeImport } from '#app/shop/imports/store-import.server.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { formatMoment } from '#app/shop/kernel/dates.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonAnchor, buttonLook } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Section } from '#app/ui/section.tsx'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/import'
import { stateBadges } from './import-words.ts'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  const filters = readStaffFilters(new URL(request.url).searchParams)
  const [{ total }, imports] = await Promise.all([
    listProductsForStaff(db, { filters, now: new Date() }),
    listImports(db, { atMost: 10 }),
  ])
  return { total, imports }
}

export async function action({ request }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const file = (await request.formData()).get('archivo')
  if (!(file instanceof File) || file.size === 0) return refuse('Elige un archivo CSV.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const stored = await storeImport(db, { fileName: file.name, bytes, by, now: new Date() })
  if (!stored.ok) return refuse(...sayRefusal(stored))
  if (stored.small) await prepareImport(db, { importId: stored.id })
  return Response.redirect(new URL(`/admin/productos/import/${stored.id}`, request.url), 303)
}

const refuse = (text: string, title = 'Error al procesar el archivo CSV') =>
  data({ title, text }, { status: 422 })

function sayRefusal(refusal: FileRefusal): [text: string, title?: string] {
  switch (refusal.reason) {
    case 'missing-columns':
      return [
        `Al archivo le faltan las columnas: ${refusal.missing.join(', ')}. La primera fila lleva los nombres de las columnas.`,
        'No se encontraron datos válidos en el archivo CSV',
      ]
    case 'spreadsheet':
      return ['Esto es un libro de Excel. Ábrelo, elige Guardar como y escoge CSV.']
    case 'empty':
      return ['El archivo está vacío.', 'No se encontraron datos válidos en el archivo CSV']
    case 'not-text':
      return ['El archivo no es de texto. Guarda tu lista como CSV.']
    case 'too-large':
      return ['El archivo pesa más de 32 MB. Divídelo en varios.']
    case 'broken':
      return [refusal.detail]
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Importar/Exportar' }]

export default function ImportExport({ loaderData: { total, imports } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const isFiltered = [...search].length > 0
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Importar/Exportar"
        subtitle="Trae tu lista de productos desde un archivo CSV, o llévatela a una hoja de cálculo"
        back={{ to: `/admin/productos${isFiltered ? `?${search}` : ''}`, label: 'Productos' }}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <section className="card flex flex-col gap-4" aria-labelledby="importar">
          <h2 id="importar" className="text-lg">
            Importar
          </h2>
          <ChooseFile />
          <FormatHelp />
        </section>
        <section className="card flex flex-col gap-4" aria-labelledby="exportar">
          <h2 id="exportar" className="text-lg">
            Exportar
          </h2>
          <p>
            {isFiltered
              ? `Los ${formatCount(total)} productos de tu búsqueda, con precios, costos y existencias.`
              : `Los ${formatCount(total)} productos, con precios, costos y existencias.`}{' '}
            Puedes editar el archivo y volver a importarlo.
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonAnchor
              href={`/admin/productos/exportar?${search}`}
              icon={<Download aria-hidden="true" />}
              variant="secondary"
            >
              Exportar CSV
            </ButtonAnchor>
            {isFiltered ? (
              <ButtonAnchor href="/admin/productos/exportar" variant="quiet">
                Exportar todo
              </ButtonAnchor>
            ) : null}
          </div>
        </section>
      </div>
      <LastImports imports={imports} />
    </div>
  )
}

function ChooseFile() {
  const problem = useActionData<typeof action>() as { title: string; text: string } | undefined
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const submit = useSubmit()
  const [dragged, setDragged] = useState(false)
  const sending = useNavigation().formData !== undefined
  const send = () => {
    if (form.current && input.current?.files?.length) void submit(form.current)
  }
  return (
    <Form ref={form} method="post" encType="multipart/form-data" className="flex flex-col gap-3">
      {problem ? (
        <Notice tone="danger" title={problem.title} live>
          {problem.text}
        </Notice>
      ) : null}
      <div
        data-dragged={dragged || undefined}
        className="flex flex-col items-center gap-3 rounded-lg border-2 border-dashed border-line-strong px-4 py-8 text-center data-dragged:border-leaf data-dragged:bg-leaf-soft"
        onDragOver={(event) => {
          event.preventDefault()
          setDragged(true)
        }}
        onDragLeave={() => setDragged(false)}
        onDrop={(event) => {
          event.preventDefault()
          setDragged(false)
          if (!input.current || event.dataTransfer.files.length === 0) return
          input.current.files = event.dataTransfer.files
          send()
        }}
      >
        <FileUp aria-hidden="true" className="size-8 text-leaf" />
        <p>Arrastra aquí tu archivo CSV, o elígelo:</p>
        <label
          className={buttonLook({ variant: 'secondary' }, 'focus-within:outline-2 focus-within:outline-leaf')}
        >
          {sending ? 'Leyendo el archivo...' : 'Elegir archivo'}
          <input
            ref={input}
            type="file"
            name="archivo"
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
            className="visually-hidden"
            onChange={send}
          />
        </label>
        <p className="field-hint" role="status">
          {sending
            ? 'Esto puede tardar unos segundos con archivos grandes.'
            : 'Antes de cambiar nada verás qué se va a crear y qué se va a actualizar.'}
        </p>
      </div>
      <noscript>
        <Button type="submit">Ver qué cambiaría</Button>
      </noscript>
    </Form>
  )
}

function FormatHelp() {
  return (
    <Disclosure title="Cómo debe ser el archivo">
      <p>
        La primera fila lleva los nombres de las columnas; <strong>name</strong>, <strong>cost</strong> y{' '}
        <strong>price</strong> son obligatorias. Sirven comas, punto y coma o tabuladores, y montos como
        1,234.50 o 1.234,50. Una fila con un id o un SKU que ya existe actualiza ese producto; las demás crean
        productos nuevos. Una columna que no está deja el dato como está; una celda vacía lo borra, salvo en
        cantidades e imágenes.
      </p>
      <p className="mt-2">Columnas:</p>
      <ul className="mt-1 flex flex-wrap gap-1">
        {csvColumns.map((column) => (
          <li key={column.name}>
            <code className="rounded bg-sunken px-1.5 text-sm">{column.name}</code>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function LastImports({ imports }: { imports: ImportRun[] }) {
  if (imports.length === 0) return null
  return (
    <Section title="Últimas importaciones">
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {imports.map((run) => (
          <li key={run.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <Link
              className="link inline-flex min-h-11 items-center wrap-anywhere"
              to={`/admin/productos/import/${run.id}`}
            >
              {run.fileName}
            </Link>
            <Badge color={stateBadges[run.state].color}>{stateBadges[run.state].label}</Badge>
            <span className="ml-auto text-sm text-ink-soft">
              {formatCount(run.rowsTotal)} filas · {run.userName} · {formatMoment(run.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
