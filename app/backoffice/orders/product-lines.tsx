import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { FoundProduct } from '#app/shop/catalog/find-staff-products.server.ts'
import { timesQuantity } from '#app/shop/kernel/money.ts'
import { Combobox } from '#app/ui/combobox.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { addProduct, quantityProblem, type SaleLine, unitsOf } from './sale-lines.ts'

type Props = {
  lines: SaleLine[]
  onChange: (lines: SaleLine[]) => void
  error?: string
  autoFocus?: boolean
  /** Enter in the empty field: everything was read, and the customer is next. */
  onDone?: () => void
}

/** The products of an order, found by name, SKU or code, or read by the scanner. */
export function ProductLines({ lines, onChange, error, autoFocus, onDone }: Props) {
  const latest = useRef(lines)
  latest.current = lines
  const change = (next: SaleLine[]) => {
    latest.current = next
    onChange(next)
  }
  return (
    <fieldset className="stack">
      <legend className="mb-2 text-lg font-semibold">Productos</legend>
      <ProductPicker
        onPick={(product) => change(addProduct(latest.current, product))}
        error={lines.length === 0 ? error : undefined}
        autoFocus={autoFocus}
        onDone={lines.length > 0 ? onDone : undefined}
      />
      {lines.length > 0 ? (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {lines.map((line, place) => (
            <Line
              key={line.productId}
              line={line}
              place={place}
              onQuantity={(quantity) =>
                change(
                  latest.current.map((other) =>
                    other.productId === line.productId ? { ...other, quantity } : other,
                  ),
                )
              }
              onRemove={() => change(latest.current.filter((other) => other.productId !== line.productId))}
            />
          ))}
        </ul>
      ) : null}
    </fieldset>
  )
}

type LineProps = {
  line: SaleLine
  place: number
  onQuantity: (quantity: string) => void
  onRemove: () => void
}

function Line({ line, place, onQuantity, onRemove }: LineProps) {
  const problem = quantityProblem(line)
  const units = unitsOf(line)
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 p-3 md:grid-cols-[1fr_auto_minmax(7rem,auto)_auto]">
      <input type="hidden" name={`lines[${place}].productId`} value={line.productId} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{line.name}</p>
        <p className="text-sm text-ink-soft">
          {line.sku ? `${line.sku} · ` : ''}
          <Cordobas amount={line.unitPrice} />
          {line.atHand === null ? '' : ` · ${line.atHand} en stock`}
        </p>
      </div>
      <NumberField
        label={`Cantidad de ${line.name}`}
        hideLabel
        name={`lines[${place}].quantity`}
        value={line.quantity}
        error={
          problem && line.atHand !== null && units > line.atHand ? `${problem}: hay ${line.atHand}` : problem
        }
        onChange={(event) => onQuantity(event.target.value.trim())}
        onFocus={(event) => event.currentTarget.select()}
        className="w-24 max-md:order-3 md:w-28"
      />
      <p className="tabular text-right font-semibold max-md:order-4">
        <Cordobas amount={timesQuantity(line.unitPrice, units)} />
      </p>
      <IconButton label={`Quitar ${line.name}`} onClick={onRemove} className="max-md:order-2">
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}

async function findProducts(text: string, signal?: AbortSignal): Promise<FoundProduct[]> {
  const response = await fetch(`/admin/productos/elegir?q=${encodeURIComponent(text)}`, { signal })
  if (!response.ok) throw new Error('The products could not be read')
  return ((await response.json()) as { products: FoundProduct[] }).products
}

async function scan(code: string): Promise<FoundProduct | null> {
  const found = await findProducts(code)
  const [only] = found.length === 1 ? found : found.filter((product) => product.exact)
  return only ?? null
}

type PickerProps = Pick<Props, 'error' | 'autoFocus' | 'onDone'> & { onPick: (product: FoundProduct) => void }

/** Empty again after each product, and ready for the next. */
function ProductPicker({ onPick, error, autoFocus, onDone }: PickerProps) {
  const [picked, setPicked] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (picked > 0 || autoFocus) box.current?.querySelector('input')?.focus()
  }, [picked, autoFocus])
  const leaveWhenEmpty = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !onDone) return
    if (!(event.target instanceof HTMLInputElement) || event.target.value.trim()) return
    event.preventDefault()
    onDone()
  }
  return (
    <div ref={box} onKeyDown={leaveWhenEmpty}>
      <Combobox<FoundProduct>
        key={picked}
        label="Agregar producto"
        placeholder="Nombre, SKU o código de barras"
        hint={`El lector agrega el producto; leerlo otra vez suma una unidad.${onDone ? ' Enter pasa al cliente.' : ''}`}
        search={findProducts}
        onScan={scan}
        keyOf={(product) => product.id}
        labelOf={(product) => product.name}
        renderItem={(product) => (
          <span className="flex w-full items-baseline justify-between gap-3">
            <span className="min-w-0">
              {product.name}
              <span className="block text-sm text-ink-soft">
                {[product.brand, product.sku].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="tabular shrink-0 text-right">
              <Cordobas amount={product.finalPrice} />
              <span className="block text-sm text-ink-soft">
                {product.available > 0 ? `${product.available} en stock` : 'Agotado'}
              </span>
            </span>
          </span>
        )}
        isDisabled={(product) => product.available < 1}
        value={null}
        onChange={(product) => {
          if (!product) return
          setPicked((count) => count + 1)
          onPick(product)
        }}
        error={error}
      />
    </div>
  )
}
