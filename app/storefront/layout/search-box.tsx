import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useEarlyText } from '#app/ui/use-early-text.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** Looks for products as one types: arrows choose, Enter goes to the choice or to the catalogue. */
export function SearchBox() {
  const id = useId()
  const navigate = useNavigate()
  const location = useLocation()
  const [search] = useSearchParams()
  const searched = location.pathname === '/catalogo' ? (search.get('search') ?? '') : ''
  const [text, setText] = useState(searched)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const box = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const place = useRef(location.key)
  const suggestions = useSuggestions(open ? text : '')
  const products = suggestions.state === 'done' ? suggestions.products : []
  const shown = open && suggestions.state !== 'idle'

  useEffect(() => {
    if (place.current === location.key) return
    place.current = location.key
    setText(searched)
    setOpen(false)
  }, [location.key, searched])

  useEarlyText(input, searched, (early) => {
    setText(early)
    setOpen(input.current === document.activeElement)
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (shown) event.preventDefault()
      setOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (products.length > 0)
        setActive((now) => ((now + 1 + step + products.length + 1) % (products.length + 1)) - 1)
    } else if (event.key === 'Enter' && products[active]) {
      event.preventDefault()
      navigate(`/producto/${products[active].id}`)
    }
  }

  return (
    <Form
      ref={box}
      role="search"
      action="/catalogo"
      className="search-box"
      onSubmit={() => setOpen(false)}
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && setOpen(false)}
    >
      <input
        ref={input}
        type="search"
        name="search"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
        onFocus={() => text !== searched && setOpen(true)}
        onKeyDown={onKeyDown}
        placeholder="Buscar productos, marcas..."
        aria-label="Buscar productos"
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
      />
      <button type="submit" aria-label="Buscar">
        <Search aria-hidden="true" />
      </button>
      <SuggestionList
        id={id}
        shown={shown}
        suggestions={suggestions}
        active={active}
        onActive={setActive}
        onPick={(product) => navigate(`/producto/${product.id}`)}
      />
    </Form>
  )
}
