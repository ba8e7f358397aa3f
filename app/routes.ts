import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

const storefront = [
  index('storefront/home/home.tsx'),
  route('catalogo', 'storefront/catalog/catalog.tsx'),
  route('producto/:id', 'storefront/product/product.tsx'),
  route('ofertas', 'storefront/offers/offers.tsx'),
  route('contactanos', 'storefront/contact/contact.tsx'),
  route('nuestra-historia', 'storefront/information/story.tsx'),
  route('acerca-de', 'storefront/information/about.tsx'),
  route('mision-vision', 'storefront/information/mission.tsx'),
  route('guia-perfumes', 'storefront/information/guide.tsx'),
  route('guia-vitaminas', 'storefront/information/guide.tsx', { id: 'guide-of-vitamins' }),
  route('faq', 'storefront/information/faq.tsx'),
  route('envios-devoluciones', 'storefront/information/shipping.tsx'),
  route('politica-privacidad', 'storefront/information/privacy.tsx'),
  route('terminos-servicio', 'storefront/information/terms.tsx'),
  route('politica-cookies', 'storefront/information/cookies.tsx'),
  route('aviso-legal', 'storefront/information/legal-notice.tsx'),
  route('dia-padre', 'storefront/information/fathers-day.tsx'),
  route('sitemap', 'storefront/information/site-map.tsx'),
]

/** Pages of one shopper, never kept in memory. */
const checkout = [
  route('checkout', 'storefront/checkout/checkout.tsx'),
  route('checkout/success', 'storefront/payment-result/payment-result.tsx'),
  route('checkout/success-fallback', 'storefront/payment-result/payment-fallback.tsx'),
  route('order-confirmation', 'storefront/confirmation/confirmation.tsx'),
  route('confirmacion-pedido', 'storefront/confirmation/confirmation.tsx', { id: 'confirmation-in-spanish' }),
]

const checkoutResources = [
  route('api/carrito', 'storefront/cart/fresh-products.ts'),
  route('api/codigo-promocional', 'storefront/checkout/check-promo.ts'),
  route('api/pedidos', 'storefront/checkout/place-order.ts'),
  route('api/pagos', 'storefront/checkout/start-payment.ts'),
  route('api/pagos/resultado', 'storefront/payment-result/check-payment.ts'),
  route('pre-factura/:token', 'storefront/confirmation/pre-invoice.tsx'),
]

const storefrontResources = [
  route('api/sugerencias', 'storefront/layout/suggestions.ts'),
  route('api/vistas', 'storefront/layout/page-views.ts'),
  route('robots.txt', 'storefront/finding/robots.ts'),
  route(':name.xml', 'storefront/finding/sitemap.ts'),
  route('feed/productos.csv', 'storefront/finding/feed.ts'),
]

/** The customer area and the ways in stand inside the storefront's frame. */
const customerArea = [
  route('ingresar', 'account/sign-in/sign-in.tsx'),
  route('registro', 'account/sign-in/register.tsx'),
  route('recuperar', 'account/sign-in/forgotten.tsx'),
  route('recuperar/nueva', 'account/sign-in/new-password.tsx'),
  route('confirmar-correo', 'account/profile/confirm-email.tsx'),
  route('personal/ingresar', 'account/sign-in/staff-sign-in.tsx'),
  route('personal/verificar', 'account/sign-in/second-factor.tsx'),
  route('personal/invitacion', 'account/sign-in/invitation.tsx'),
  ...prefix('cliente', [
    route('perfil', 'account/profile/profile.tsx'),
    route('perfil/contrasena', 'account/profile/change-password.tsx'),
    route('perfil/eliminar', 'account/profile/delete-account.tsx'),
    route('pedidos', 'account/orders/orders.tsx'),
    route('favoritos', 'account/favorites/favorites.tsx'),
    route('soporte', 'account/support/support.tsx'),
  ]),
]

/** What the customer area sends and fetches without a page of its own. */
const customerResources = [
  route('salir', 'account/sign-in/sign-out.ts'),
  route('api/yo', 'account/sign-in/who.ts'),
  route('api/favoritos', 'account/favorites/toggle-favorite.ts'),
  route('cliente/perfil/sesiones', 'account/profile/end-sessions.ts'),
  route('cliente/perfil/confirmar-correo', 'account/profile/send-confirmation.ts'),
  route('cliente/perfil/mis-datos', 'account/profile/my-data.ts'),
  route('cliente/productos', 'account/products-today.ts'),
  route('cliente/pedidos/:number/cancelar', 'account/orders/cancel.ts'),
]

const staffAccounts = [
  route('personal', 'backoffice/staff/staff.tsx'),
  route('personal/:id/rol', 'backoffice/staff/change-role.ts'),
  route('personal/:id/invitacion', 'backoffice/staff/invite-again.ts'),
  route('personal/:id/sesiones', 'backoffice/staff/end-member-sessions.ts'),
  route('personal/:id/dos-pasos', 'backoffice/staff/remove-second-factor.ts'),
  route('personal/:id/desactivar', 'backoffice/staff/disable-member.ts'),
  route('personal/:id/activar', 'backoffice/staff/enable-member.ts'),
  route('mi-cuenta', 'backoffice/staff/my-account.tsx'),
  route('mi-cuenta/contrasena', 'backoffice/staff/change-staff-password.ts'),
  route('mi-cuenta/sesiones', 'backoffice/staff/end-my-sessions.ts'),
  route('mi-cuenta/dos-pasos', 'backoffice/staff/two-factor.tsx'),
  route('mi-cuenta/dos-pasos/confirmar', 'backoffice/staff/confirm-two-factor.ts'),
  route('mi-cuenta/dos-pasos/quitar', 'backoffice/staff/drop-two-factor.ts'),
  route('mi-cuenta/dos-pasos/codigos', 'backoffice/staff/renew-recovery-codes.ts'),
]

const office = [
  index('backoffice/dashboard/dashboard.tsx'),
  ...prefix('gastos', [
    index('backoffice/expenses/expenses.tsx'),
    route('categorias', 'backoffice/expenses/expense-categories.tsx'),
    route(':id/editar', 'backoffice/expenses/edit-expense.ts'),
    route(':id/eliminar', 'backoffice/expenses/delete-expense.ts'),
  ]),
  route('reportes', 'backoffice/reports/reports.tsx'),
  route('reportes/texto', 'backoffice/reports/report-as-text.ts'),
  route('reportes/csv', 'backoffice/reports/report-as-csv.ts'),
  route('cierre-diario', 'backoffice/closings/daily-closing.tsx'),
  route('cierre-historico', 'backoffice/closings/closing-history.tsx'),
  route('cierre-historico/:id/comentario', 'backoffice/closings/edit-comment.ts'),
  route('cierre-historico/:id/eliminar', 'backoffice/closings/delete-closing.ts'),
  route('mensajes', 'backoffice/messages/messages.tsx'),
  route('mensajes/:id/cerrar', 'backoffice/messages/close-message.ts'),
  route('mensajes/:id/reabrir', 'backoffice/messages/reopen-message.ts'),
  route('ajustes', 'backoffice/settings/settings.tsx'),
  route('bitacora', 'backoffice/log/log.tsx'),
]

const catalogue = [
  ...prefix('productos', [
    index('backoffice/catalog/products.tsx'),
    route('crear', 'backoffice/catalog/create-product.ts'),
    route('elegir', 'backoffice/catalog/find-products.ts'),
    route('varios', 'backoffice/catalog/bulk-edit.ts'),
    route('exportar', 'backoffice/catalog/export-products.ts'),
    route('imagenes', 'backoffice/catalog/pictures/upload-picture.ts'),
    route('imagenes/direccion', 'backoffice/catalog/pictures/fetch-picture.ts'),
    route('imagenes/:key', 'backoffice/catalog/pictures/picture-progress.ts'),
    route('import', 'backoffice/catalog/import/import.tsx'),
    route('import/:id', 'backoffice/catalog/import/import-run.tsx'),
    route('import/:id/ejecutar', 'backoffice/catalog/import/start-import.ts'),
    route('import/:id/cancelar', 'backoffice/catalog/import/cancel-import.ts'),
    route('import/:id/filas-malas', 'backoffice/catalog/import/bad-rows.ts'),
    route(':id/editar', 'backoffice/catalog/edit-product.ts'),
    route(':id/eliminar', 'backoffice/catalog/delete-product.ts'),
    route(':id/duplicar', 'backoffice/catalog/duplicate-product.ts'),
    route(':id/movimientos', 'backoffice/catalog/stock-story.tsx'),
  ]),
  ...prefix('categorias', [
    index('backoffice/catalog/categories/categories.tsx'),
    route('crear', 'backoffice/catalog/categories/create-category.ts'),
    route(':id/editar', 'backoffice/catalog/categories/edit-category.ts'),
    route(':id/eliminar', 'backoffice/catalog/categories/delete-category.ts'),
  ]),
  ...prefix('ajuste-inventario', [
    index('backoffice/inventory/adjustments.tsx'),
    route('crear', 'backoffice/inventory/create-adjustment.ts'),
    route(':id/editar', 'backoffice/inventory/edit-adjustment.ts'),
    route(':id/eliminar', 'backoffice/inventory/delete-adjustment.ts'),
  ]),
  ...prefix('costos-envio', [
    index('backoffice/shipping/shipping-costs.tsx'),
    route('crear', 'backoffice/shipping/create-department.ts'),
    route(':id/editar', 'backoffice/shipping/edit-department.ts'),
    route(':id/eliminar', 'backoffice/shipping/delete-department.ts'),
  ]),
  ...prefix('promociones', [
    index('backoffice/promotions/promotions.tsx'),
    route('crear', 'backoffice/promotions/create-promo-code.ts'),
    route(':id/editar', 'backoffice/promotions/edit-promo-code.ts'),
    route(':id/eliminar', 'backoffice/promotions/delete-promo-code.ts'),
  ]),
]

const orders = [
  ...prefix('pedidos', [
    index('backoffice/orders/orders.tsx'),
    route('crear', 'backoffice/orders/create-order.ts'),
    route('clientes', 'backoffice/orders/find-customers.ts'),
    route(':id/editar', 'backoffice/orders/edit-order.ts'),
    route(':id/estado', 'backoffice/orders/change-status.ts'),
    route(':id/pago', 'backoffice/orders/change-payment.ts'),
    route(':id/confirmar', 'backoffice/orders/confirm-order.ts'),
    route(':id/eliminar', 'backoffice/orders/delete-order.ts'),
  ]),
  ...prefix('pedidos-web', [
    index('backoffice/web-orders/web-orders.tsx'),
    route('retiros', 'backoffice/web-orders/pickups.tsx'),
    route(':id/editar', 'backoffice/web-orders/edit-web-order.ts'),
  ]),
  ...prefix('clientes', [
    index('backoffice/customers/customers.tsx'),
    route(':id/editar', 'backoffice/customers/edit-customer.ts'),
    route(':id/unir', 'backoffice/customers/merge-customer.ts'),
    route(':id/eliminar', 'backoffice/customers/delete-customer.ts'),
  ]),
]

/** Printed in a window of their own, without the frame. */
const paper = [
  route('factura', 'backoffice/paper/invoice.tsx'),
  route('etiqueta', 'backoffice/paper/label.tsx'),
  route('recibo', 'backoffice/paper/receipt.tsx'),
]

/** The shop's table of contents: every address and the file that answers it. */
export default [
  layout('storefront/layout/storefront-layout.tsx', { id: 'storefront' }, [
    ...storefront,
    ...checkout,
    ...customerArea,
    route('*', 'storefront/not-found/not-found.tsx'),
  ]),
  ...storefrontResources,
  ...checkoutResources,
  ...customerResources,
  // back-office
  ...prefix('admin/papel', paper),
  route('admin', 'backoffice/layout/layout.tsx', [
    ...office,
    ...staffAccounts,
    ...catalogue,
    ...orders,
    route('avisos', 'backoffice/layout/news.ts'),
    route('buscar', 'backoffice/layout/palette-search.ts'),
  ]),
] satisfies RouteConfig
