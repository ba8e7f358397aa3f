import { Search, X } from 'lucide-react'
import { useContext, useEffect, useRef } from 'react'
import { FilterContext } from './filter-context.ts'
import { useFilterForm, useFilterValue } from './use-filter-form.ts'

type SearchFieldProps = { label: string; placeholder?: string; name?: string; className?: string }

/** Searches the list of its page through the address. "/" comes here from anywhere. */
export function SearchField(props: SearchFieldProps) {
  const bar = useContext(FilterContext)
  const own = useFilterForm()
  if (bar) return <SearchInput {...props} apply={bar.apply} applySoon={bar.applySoon} />
  return (
    <form ref={own.form} role="search" onSubmit={own.onSubmit}>
      <SearchInput {...props} apply={own.apply} applySoon={own.applySoon} />
    </form>
  )
}

type SearchInputProps = SearchFieldProps & { apply: () => void; applySoon: () => void }

function SearchInput({
  label,
  placeholder = label,
  name = 'buscar',
  className = '',
  apply,
  applySoon,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useFilterValue(name, input)
  useSlash(input)
  const clear = () => {
    setValue('')
    if (input.current) input.current.value = ''
    input.current?.focus()
    apply()
  }
  return (
    <div className={`search-field control control-group ${className}`}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        name={name}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => {
          setValue(event.target.value)
          applySoon()
        }}
      />
      {value ? (
        <button type="button" className="control-inside" aria-label="Borrar la búsqueda" onClick={clear}>
          <X aria-hidden="true" />
        </button>
      ) : (
        <kbd className="search-key" title="Pulsa / para buscar">
          /
        </kbd>
      )}
    </div>
  )
}

function useSlash(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target as HTMLElement
      if (target.isContentEditable || target.closest('input, textarea, select, dialog')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [input])
}
