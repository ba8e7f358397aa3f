import { customerPaymentState, type PaymentState } from '#app/shop/orders/payment-words.ts'

/** Nothing is collected for it at the door. */
export const isPaid = ({ paymentState }: { paymentState: PaymentState }) =>
  customerPaymentState(paymentState) === 'Pagado' || paymentState === 'regalia'
