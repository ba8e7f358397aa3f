/** As a closing wrote them down: how a sale was paid, or why no money came in. */
export const paymentMethodNames: Record<string, string> = {
  efectivo: 'Efectivo',
  transferencia: 'Transferencia',
  tarjeta: 'Tarjeta',
  sinpe: 'SINPE',
  pagadito: 'Pagadito',
  credito: 'Crédito',
  regalia: 'Regalía',
}
