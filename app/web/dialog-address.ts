import { useNavigate, useSearchParams } from 'react-router'

/** A dialog that the address knows: `?editar=12` opens it, so a reload and the back button do what one expects. */
export function useDialogAddress(param: string) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const go = (value: string | null) => {
    const next = new URLSearchParams(search)
    if (value === null) next.delete(param)
    else next.set(param, value)
    navigate(`?${next}`, { preventScrollReset: true, replace: value === null })
  }
  return {
    value: search.get(param),
    open: (value: string | number = '1') => go(String(value)),
    close: () => go(null),
  }
}
