import type { Rows } from '../rows.ts'

export const checkout: Rows = {}
