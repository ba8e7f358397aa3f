import type { Rows } from '../rows.ts'

export const orders: Rows = {
  'GET /admin/pedidos': 'seller',
  'POST /admin/pedidos/crear': 'seller',
  'GET /admin/pedidos/clientes': { who: 'seller', search: '?q=clienta' },
  'POST /admin/pedidos/:id/editar': { who: 'seller', params: ({ order }) => ({ id: order.id }) },
  'POST /admin/pedidos/:id/estado': { who: 'seller', params: ({ order }) => ({ id: order.id }) },
  'POST /admin/pedidos/:id/pago': { who: 'seller', params: ({ order }) => ({ id: order.id }) },
  'POST /admin/pedidos/:id/confirmar': 'seller',
  'POST /admin/pedidos/:id/eliminar': 'seller',
  'GET /admin/pedidos-web': 'seller',
  'GET /admin/pedidos-web/retiros': 'seller',
  'POST /admin/pedidos-web/:id/editar': { who: 'seller', params: ({ order }) => ({ id: order.id }) },
  'GET /admin/papel/factura': { who: 'seller', search: '?pedidos=1' },
  'GET /admin/papel/etiqueta': { who: 'seller', search: '?pedidos=1' },
  'GET /admin/papel/recibo': { who: 'seller', search: '?pedidos=1' },
  'GET /admin/clientes': 'seller',
  'POST /admin/clientes/:id/editar': 'seller',
  'POST /admin/clientes/:id/unir': 'seller',
  'POST /admin/clientes/:id/eliminar': 'seller',
}
