import { type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from './button.tsx'
import { FilterContext } from './filter-context.ts'
import type { Option } from './select-field.tsx'
import { sortParameter } from './sort-parameter.ts'
import { useFilterForm, useFilterValue } from './use-filter-form.ts'

type FilterBarProps = { label?: string; count?: ReactNode; children: ReactNode }

/** The filters of a list, in one form whose state is the address. */
export function FilterBar({ label = 'Filtros de la lista', count, children }: FilterBarProps) {
  const { form, apply, applySoon, onSubmit } = useFilterForm()
  const [search] = useSearchParams()
  const sort = search.get(sortParameter)
  return (
    <FilterContext value={{ apply, applySoon }}>
      <form ref={form} role="search" aria-label={label} className="filter-bar no-print" onSubmit={onSubmit}>
        {children}
        {sort ? <input type="hidden" name={sortParameter} value={sort} /> : null}
        <noscript>
          <Button variant="secondary">Filtrar</Button>
        </noscript>
        {count === undefined ? null : (
          <p className="filter-count" role="status">
            {count}
          </p>
        )}
      </form>
    </FilterContext>
  )
}

type FilterProps = { name: string; label: string }

export function FilterSelect({ name, label, options }: FilterProps & { options: readonly Option[] }) {
  const { id, control, value, change } = useFilter(name)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        ref={control}
        id={id}
        name={name}
        className="control"
        value={value}
        onChange={(event) => change(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** `usual` is the day that counts while the address says none. */
export function FilterDate({ name, label, usual = '' }: FilterProps & { usual?: string }) {
  const { id, control, value, change } = useFilter(name, usual)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={control}
        id={id}
        name={name}
        type="date"
        className="control"
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  )
}

/** The address follows once React has put the new value into the form. */
function useFilter(name: string, usual = '') {
  const id = useId()
  const bar = useContext(FilterContext)
  const control = useRef<HTMLSelectElement & HTMLInputElement>(null)
  const [value, setValue] = useFilterValue(name, control, usual)
  const changed = useRef(false)
  useEffect(() => {
    if (!changed.current) return
    changed.current = false
    bar?.apply()
  })
  const change = (next: string) => {
    changed.current = true
    setValue(next)
  }
  return { id, control, value, change }
}
