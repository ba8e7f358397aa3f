import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { ImportCounts } from '#app/shop/imports/import-counts.server.ts'
import type { ImportRun } from '#app/shop/imports/read-import.server.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RadioField } from '#app/ui/radio-field.tsx'
import { BadRows } from './import-result.tsx'

/** The last question before anything changes: how, and whether. */
export function StartImport({ run, counts }: { run: ImportRun; counts: ImportCounts }) {
  const starting = useFetcher<{ error?: string }>()
  const cancelling = useFetcher<{ error?: string }>()
  const bad = counts.error + counts.skipped
  const rows = counts.create + counts.update
  const [mode, setMode] = useState(bad > 0 ? 'row-by-row' : 'all-or-nothing')
  const action = `/admin/productos/import/${run.id}`
  const error = starting.data?.error ?? cancelling.data?.error
  return (
    <>
      {bad > 0 ? <BadRows importId={run.id} bad={bad} isRun={false} /> : null}
      {counts.warnings > 0 ? (
        <Notice tone="warning">
          {counts.warnings === 1 ? '1 fila trae' : `${counts.warnings} filas traen`} algo que conviene
          revisar: lo dice la columna Detalle.
        </Notice>
      ) : null}
      {rows === 0 ? (
        <Notice title="Nada que importar">
          {counts.same > 0
            ? 'Todo lo del archivo ya está así en la tienda.'
            : 'No se encontraron datos válidos en el archivo CSV'}
        </Notice>
      ) : (
        <starting.Form method="post" action={`${action}/ejecutar`} className="card stack">
          <RadioField
            legend="Cómo importar"
            name="modo"
            columns={2}
            value={mode}
            onChange={setMode}
            options={[
              {
                value: 'all-or-nothing',
                label: 'Todo o nada',
                hint:
                  bad > 0
                    ? 'Solo si ninguna fila tiene errores ni se omite.'
                    : 'Si algo falla, no se cambia ningún producto.',
                disabled: bad > 0,
              },
              {
                value: 'row-by-row',
                label: 'Fila por fila',
                hint: 'Se importa lo que está bien; lo demás queda en una lista.',
              },
            ]}
          />
          {counts.stock > 0 ? (
            <CheckboxField
              name="stock"
              value="si"
              defaultChecked
              label={`Poner el stock del archivo (${formatCount(counts.stock)} productos cambian)`}
              hint="Quítalo si hubo ventas después de hacer el archivo: solo cambiarán los demás datos."
            />
          ) : (
            <input type="hidden" name="stock" value="si" />
          )}
          {error ? (
            <Notice tone="danger" live>
              {error}
            </Notice>
          ) : null}
          <FormActions>
            <Button
              type="button"
              variant="secondary"
              pending={cancelling.state !== 'idle'}
              onClick={() => cancelling.submit(null, { method: 'post', action: `${action}/cancelar` })}
            >
              Cancelar
            </Button>
            <Button type="submit" pending={starting.state !== 'idle'} pendingText="Importando...">
              Importar {formatCount(rows)} {rows === 1 ? 'fila' : 'filas'}
            </Button>
          </FormActions>
        </starting.Form>
      )}
    </>
  )
}
