import { z } from 'zod'
import { MOST_LINES, MOST_OF_EACH } from '#app/shop/cart/cart.ts'
import { parseBusinessDay } from '#app/shop/kernel/business-day.ts'
import { centavos } from '#app/shop/kernel/money.ts'
import { normalizePhone, type Phone } from '#app/shop/kernel/phone.ts'
import { LARGEST_ID } from '#app/shop/kernel/row-id.ts'
import type { PaymentMethod } from '#app/shop/orders/payment-words.ts'

const needed = (message: string, longest: number) =>
  z.string({ error: message }).trim().min(1, message).max(longest, `Usa ${longest} caracteres como máximo`)

const optional = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Usa ${longest} caracteres como máximo`)
    .optional()
    .transform((value) => value || null)

const phone = needed('El teléfono es requerido', 30).transform((value, context): Phone => {
  const normal = normalizePhone(value)
  if (normal) return normal
  context.addIssue({ code: 'custom', message: 'Escribe un teléfono de 8 dígitos, como 8888 7777' })
  return z.NEVER
})

const contact = {
  customerName: needed('El nombre es requerido', 120),
  customerEmail: needed('El email es requerido', 254).pipe(
    z.email('El email no es válido').transform((value) => value.toLowerCase()),
  ),
  customerPhone: phone,
  paymentMethod: z.enum(['cash', 'transfer', 'card'], { error: 'Elige un método de pago' }),
  notes: optional(1000),
  promoCode: optional(40),
}

const appointment = 'Debe programar una cita para retiro en tienda'

const delivery = z.object({
  ...contact,
  deliveryMethod: z.literal('delivery'),
  departmentId: z.coerce
    .number({ error: 'El departamento es requerido para envío a domicilio' })
    .int()
    .positive('El departamento es requerido para envío a domicilio')
    .max(LARGEST_ID, 'El departamento es requerido para envío a domicilio'),
  customerAddress: needed('La dirección es requerida para envío a domicilio', 400),
})

const pickup = z.object({
  ...contact,
  deliveryMethod: z.literal('pickup'),
  customerAddress: optional(400),
  pickupDay: needed(appointment, 10).transform((value, context) => {
    const day = parseBusinessDay(value)
    if (day) return day
    context.addIssue({ code: 'custom', message: appointment })
    return z.NEVER
  }),
  pickupTime: needed(appointment, 5).regex(/^\d{2}:00$/, appointment),
})

/** What the shopper fills in; the same schema in the browser and on the server. */
export const checkoutForm = z.discriminatedUnion('deliveryMethod', [delivery, pickup], {
  error: 'Elige cómo quieres recibir tu pedido',
})
export type CheckoutForm = z.output<typeof checkoutForm>

export const GENERAL_FORM_ERROR = 'Por favor, complete todos los campos requeridos'

const shownAmount = z
  .int()
  .min(0)
  .max(10_000_000_000_000)
  .transform((value) => centavos(value))

/** One line of the browser's cart, with the price it showed. */
const cartLine = z.object({
  id: z.int().positive().max(LARGEST_ID),
  quantity: z.int().min(1).max(MOST_OF_EACH, 'Puedes llevar hasta 99 unidades de cada producto'),
  price: shownAmount,
  name: z.string().max(300).default(''),
})

/** What the browser sends besides the form. Its amounts are only compared, never charged. */
export const shownCart = z.object({
  /** Made once for each checkout; the same key again means the same order. */
  key: z.uuid(),
  lines: z
    .array(cartLine)
    .min(1, 'Tu carrito está vacío')
    .max(MOST_LINES, 'Tu carrito puede tener hasta 50 productos distintos'),
  shippingCost: shownAmount,
  discountPercent: z.int().min(0).max(100),
  total: shownAmount,
})
export type ShownCart = z.output<typeof shownCart>

export type PlaceOrderRequest = { form: CheckoutForm; cart: ShownCart }

const methods: Record<CheckoutForm['paymentMethod'], PaymentMethod> = {
  cash: 'efectivo',
  transfer: 'transferencia',
  card: 'pagadito',
}
export const paymentMethodOf = (form: CheckoutForm): PaymentMethod => methods[form.paymentMethod]
