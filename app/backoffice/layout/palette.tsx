import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffRole } from '#app/shop/accounts/roles.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { arrange, matchingScreens, type PaletteItem } from './palette-items.ts'
import { usePaletteSearch } from './use-palette-search.ts'

export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className="office-search" onClick={onOpen} aria-keyshortcuts="Control+K">
      <Search aria-hidden="true" />
      <span>Buscar o ir a...</span>
      <kbd>Ctrl K</kbd>
    </button>
  )
}

type Props = { open: boolean; onOpen: (open: boolean) => void; role: StaffRole }

/** Ctrl+K: anything of the shop in a few letters. */
export function Palette({ open, onOpen, role }: Props) {
  useShortcut(() => onOpen(true))
  return (
    <Dialog open={open} onClose={() => onOpen(false)} title="Buscar o ir a">
      <PaletteSearch role={role} onClose={() => onOpen(false)} />
    </Dialog>
  )
}

function PaletteSearch({ role, onClose }: { role: StaffRole; onClose: () => void }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const { found, asking, failed, ask } = usePaletteSearch()
  const navigate = useNavigate()
  const id = useId()
  const typed = text.trim()
  const items = arrange([...matchingScreens(role, typed), ...(typed ? found.items : [])])
  const at = Math.min(chosen, items.length - 1)
  const isSettled = found.text === typed

  const go = (item: PaletteItem | undefined) => {
    if (!item) return
    onClose()
    navigate(item.to)
  }
  const onKeyDown = async (event: KeyboardEvent) => {
    // A search box would only empty itself.
    if (event.key === 'Escape') {
      event.preventDefault()
      return onClose()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && items.length > 0) {
      event.preventDefault()
      setChosen((at + step + items.length) % items.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // A scanner is faster than the search: its Enter waits for the answer to what it typed.
      if (isSettled || !typed || chosen > 0) return go(items[at])
      const answer = await ask(typed)
      go(arrange([...matchingScreens(role, typed), ...answer])[0])
    }
  }
  return (
    <div className="palette">
      <div className="control control-group">
        <Search aria-hidden="true" />
        <input
          type="search"
          role="combobox"
          aria-label="Producto, pedido, cliente o pantalla"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={items.length > 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          placeholder="Nombre, SKU, código, número de pedido, teléfono..."
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
          autoFocus
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(0)
            void ask(event.target.value.trim(), true)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className="palette-status">
        {failed ? 'No se pudo buscar. Intenta de nuevo.' : ''}
        {!failed && typed && !asking && isSettled && items.length === 0
          ? `Nada coincide con “${typed}”.`
          : ''}
        {asking ? 'Buscando...' : ''}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label="Resultados" className="palette-list">
        {items.map((item, place) => (
          <PaletteOption
            key={`${item.to} ${item.title}`}
            id={`${id}-${place}`}
            item={item}
            head={item.group !== items[place - 1]?.group ? item.group : undefined}
            selected={place === at}
            onPoint={() => setChosen(place)}
            onChoose={() => go(item)}
          />
        ))}
      </div>
    </div>
  )
}

type OptionProps = {
  id: string
  item: PaletteItem
  head: string | undefined
  selected: boolean
  onPoint: () => void
  onChoose: () => void
}

function PaletteOption({ id, item, head, selected, onPoint, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (selected) option.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    <>
      {head ? (
        <div role="presentation" className="palette-group">
          {head}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search box, as in every combobox */}
      <div
        ref={option}
        id={id}
        role="option"
        aria-selected={selected}
        data-highlighted={selected || undefined}
        className="popup-item"
        onPointerMove={onPoint}
        onClick={onChoose}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate">{item.title}</span>
          {item.note ? <span className="block truncate text-sm text-ink-soft">{item.note}</span> : null}
        </span>
      </div>
    </>
  )
}

function useShortcut(onPress: () => void) {
  const press = useRef(onPress)
  press.current = onPress
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      if (!document.querySelector('dialog:modal')) press.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
