import { createContext } from 'react'

type FilterActions = { apply: () => void; applySoon: () => void }

/** Set inside a filter bar, whose form its fields belong to. */
export const FilterContext = createContext<FilterActions | null>(null)
