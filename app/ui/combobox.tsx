import { Combobox as Base } from '@base-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { FieldFrame } from './field.tsx'
import { type FieldText, useFieldWiring } from './field-wiring.ts'
import { type Search, useFoundItems } from './use-found-items.ts'
import { usePortalContainer } from './use-portal-container.ts'

type ComboboxProps<Item> = Omit<FieldText, 'field'> & {
  id?: string
  /** What is sent under it is the key of the chosen item. */
  name?: string
  /** Either all there is to choose from, or a way to ask the server. */
  items?: readonly Item[]
  search?: Search<Item>
  keyOf: (item: Item) => string | number
  labelOf: (item: Item) => string
  renderItem?: (item: Item) => ReactNode
  isDisabled?: (item: Item) => boolean
  value: Item | null
  onChange: (item: Item | null) => void
  /** A scanner types a code and Enter; without this, the only answer of `search` is taken. */
  onScan?: (code: string) => Promise<Item | null> | Item | null
  placeholder?: string
  required?: boolean
  disabled?: boolean
  className?: string
}

/** Choosing one of many by typing. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, hint, hideLabel, items, search, keyOf, labelOf, value, onChange, className } = props
  const wiring = useFieldWiring(props)
  const box = useRef<HTMLDivElement>(null)
  const container = usePortalContainer(box)
  const { found, asking, ask, askSoon } = useFoundItems(search)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)

  /** Enter counts for what has been typed, not for an older answer still on show. */
  const onKeyDown = async (event: KeyboardEvent & { preventBaseUIHandler?: () => void }) => {
    if (event.key === 'Escape' && open) event.preventDefault()
    if (event.key !== 'Enter') return
    const code = text.trim()
    const settled = !search || (found.text.trim() === code && !asking)
    if (!code || (value !== null && code === labelOf(value)) || (settled && found.items.length !== 1)) {
      if (open) event.preventDefault()
      return
    }
    if (!search && !props.onScan) return
    event.preventDefault()
    event.preventBaseUIHandler?.()
    const scanned = props.onScan ? await props.onScan(code) : null
    const answers = scanned || !search ? [] : await ask(code)
    const taken = scanned ?? (answers.length === 1 ? answers[0] : null)
    if (!taken) return
    onChange(taken)
    setOpen(false)
  }

  return (
    <FieldFrame wiring={wiring} label={label} hideLabel={hideLabel} hint={hint} className={className}>
      <Base.Root<Item>
        items={items ?? found.items}
        filter={items ? undefined : null}
        autoHighlight
        locale="es"
        name={props.name}
        required={props.required}
        disabled={props.disabled}
        value={value}
        onValueChange={onChange}
        onInputValueChange={(typed, { reason }) => {
          setText(typed)
          if (reason === 'input-change') askSoon(typed)
        }}
        open={open}
        onOpenChange={setOpen}
        itemToStringLabel={labelOf}
        itemToStringValue={(item) => String(keyOf(item))}
        isItemEqualToValue={(item, chosen) => keyOf(item) === keyOf(chosen)}
      >
        <Base.InputGroup ref={box} className="control control-group">
          <Base.Input
            {...wiring.control}
            name={undefined}
            aria-label={typeof label === 'string' ? label : undefined}
            placeholder={props.placeholder}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={onKeyDown}
          />
          <Base.Clear className="control-inside" aria-label="Quitar la selección">
            <X aria-hidden="true" />
          </Base.Clear>
          <Base.Trigger className="control-inside" aria-label="Abrir la lista">
            <ChevronDown aria-hidden="true" />
          </Base.Trigger>
        </Base.InputGroup>
        <Base.Portal container={container}>
          <Base.Positioner
            className="popup-positioner"
            positionMethod="fixed"
            sideOffset={4}
            collisionPadding={8}
          >
            <Base.Popup className="popup combobox-popup" aria-busy={asking || undefined}>
              <Base.Status className="popup-note">
                {search ? situation(text, asking, found.failed, found.items.length) : ''}
              </Base.Status>
              <Base.Empty className="popup-note">
                {search ? '' : 'Nada coincide con lo que escribiste.'}
              </Base.Empty>
              <Base.List>
                {(item: Item) => (
                  <Base.Item
                    key={keyOf(item)}
                    value={item}
                    className="popup-item"
                    disabled={props.isDisabled?.(item)}
                  >
                    {props.renderItem ? props.renderItem(item) : labelOf(item)}
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  )
}

function situation(text: string, asking: boolean, failed: boolean, count: number): string {
  if (asking) return 'Buscando...'
  if (failed) return 'No se pudo buscar. Intenta de nuevo.'
  if (!text.trim()) return 'Escribe para buscar.'
  return count === 0 ? `Nada coincide con “${text.trim()}”.` : ''
}
