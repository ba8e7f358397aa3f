import type { Rows } from '../rows.ts'

export const catalogue: Rows = {
  'GET frame backoffice/layout/layout.tsx': 'seller',
  'GET /admin/avisos': 'seller',
  'GET /admin/buscar': { who: 'seller', search: '?q=miel' },
}
