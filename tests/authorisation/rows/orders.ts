import type { Rows } from '../rows.ts'

export const orders: Rows = {}
