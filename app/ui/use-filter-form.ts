import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { filteredAddress, filtersOf } from './filtered-address.ts'

const TYPING_MS = 300

/** A GET form whose filters go to the address as they change. Without a script it is sent as any form. */
export function useFilterForm() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const apply = useCallback(() => {
    clearTimeout(timer.current)
    if (!form.current) return
    const address = filteredAddress(search, filtersOf(form.current))
    if (address !== `?${search}`) navigate(address, { replace: true, preventScrollReset: true })
  }, [search, navigate])

  const applySoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, TYPING_MS)
  }, [apply])

  useEffect(() => () => clearTimeout(timer.current), [])

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    apply()
  }
  return { form, apply, applySoon, onSubmit }
}

/** What the address says of one filter, ahead of it while the person is changing it. */
export function useFilterValue(name: string, control: RefObject<HTMLElement | null>, usual = '') {
  const [search] = useSearchParams()
  const said = search.get(name) ?? usual
  const [value, setValue] = useState(said)
  useEffect(() => {
    // An answer to the first letters must not take away those typed since.
    const typing = control.current instanceof HTMLInputElement && control.current === document.activeElement
    if (!typing) setValue(said)
  }, [said, control])
  return [value, setValue] as const
}
