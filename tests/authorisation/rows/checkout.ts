import type { Rows } from '../rows.ts'

/** Guests buy too; an order is shown to whoever has its unguessable address. */
export const checkout: Rows = {
  'GET /checkout': 'anyone',
  'GET /checkout/success': 'anyone',
  'GET /checkout/success-fallback': 'anyone',
  'GET /order-confirmation': 'anyone',
  'GET /confirmacion-pedido': 'anyone',
  'GET /pre-factura/:token': 'anyone',
  'GET /api/carrito': { who: 'anyone', search: '?ids=1' },
  'POST /api/codigo-promocional': 'anyone',
  'POST /api/pedidos': 'anyone',
  'POST /api/pagos': 'anyone',
  'POST /api/pagos/resultado': 'anyone',
}
