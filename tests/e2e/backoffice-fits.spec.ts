import { sidewaysScroll } from '#tests/e2e/support/layout-shift.ts'
import { openScreen } from '#tests/e2e/support/open-screen.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

const screens = [
  '',
  '/productos',
  '/productos?nuevo=1',
  '/productos?ver=100',
  '/productos/100/movimientos',
  '/productos/import',
  '/ajuste-inventario',
  '/ajuste-inventario?nuevo=1',
  '/categorias',
  '/pedidos-web',
  '/pedidos-web/retiros',
  '/costos-envio',
  '/pedidos',
  '/pedidos?nuevo=1',
  '/clientes',
  '/gastos',
  '/gastos?nuevo=1',
  '/gastos/categorias',
  '/promociones',
  '/promociones?nuevo=1',
  '/reportes',
  '/cierre-diario',
  '/cierre-historico',
  '/cierre-historico?ver=1',
  '/mensajes',
  '/mensajes?ver=1',
  '/ajustes',
  '/ajustes?parte=horarios',
  '/ajustes?parte=banners',
  '/personal',
  '/mi-cuenta',
  '/bitacora',
]

test('@phone no screen of staff is wider than what it is shown on', async ({ page, signInAs }) => {
  await signInAs('owner')
  const wide: string[] = []
  for (const screen of screens) {
    await openScreen(page, `/admin${screen}`)
    const over = await sidewaysScroll(page)
    if (over > 0) wide.push(`/admin${screen} by ${over} px`)
  }
  expect(wide).toEqual([])
})
