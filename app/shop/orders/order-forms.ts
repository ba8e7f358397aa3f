import { z } from 'zod'
import { type Money, parseCordobas } from '#app/shop/kernel/money.ts'
import { normalizePhone } from '#app/shop/kernel/phone.ts'
import { LARGEST_ID } from '#app/shop/kernel/row-id.ts'
import { paymentMethods, storePaymentStates } from './payment-words.ts'

const tooLong = (longest: number) => `Usa ${longest} caracteres como máximo`

const needed = (message: string, longest: number) =>
  z.string({ error: message }).trim().min(1, message).max(longest, tooLong(longest))

const optional = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, tooLong(longest))
    .optional()
    .transform((value) => value || null)

const email = z
  .union([z.literal(''), z.email('El email no es válido').max(254, tooLong(254))], {
    error: 'El email no es válido',
  })
  .optional()
  .transform((value) => value?.toLowerCase() || null)

/** Kept as digits when it is a telephone number, as typed when it is not. */
const phone = needed('Teléfono es requerido', 30).transform((value) => normalizePhone(value) ?? value)

const amount = z
  .string({ error: 'Escribe un monto' })
  .trim()
  .transform((value, context): Money => {
    const money = parseCordobas(value)
    if (money !== null) return money
    context.addIssue({ code: 'custom', message: 'Escribe un monto, como 120 o 120.50' })
    return z.NEVER
  })

const MOST_UNITS = 10_000
const MOST_STORE_LINES = 100

const quantity = z.coerce
  .number({ error: 'Cantidad es requerida' })
  .int('Cantidad mínima es 1')
  .min(1, 'Cantidad mínima es 1')
  .max(MOST_UNITS, `Cantidad máxima es ${MOST_UNITS}`)

const productId = z.coerce
  .number({ error: 'Producto es requerido' })
  .int()
  .positive('Producto es requerido')
  .max(LARGEST_ID, 'Producto es requerido')

const lines = <Line extends z.ZodType>(line: Line) =>
  z
    .array(line)
    .min(1, 'Producto es requerido')
    .max(MOST_STORE_LINES, `Un pedido puede tener hasta ${MOST_STORE_LINES} productos distintos`)

const percent = z.coerce
  .number({ error: 'El descuento va de 0 a 100' })
  .int('El descuento va de 0 a 100')
  .min(0, 'El descuento va de 0 a 100')
  .max(100, 'El descuento va de 0 a 100')

const departmentId = z.coerce
  .number({ error: 'Departamento es requerido para envío' })
  .int()
  .positive('Departamento es requerido para envío')
  .max(LARGEST_ID, 'Departamento es requerido para envío')
const address = needed('Dirección es requerida para envío', 400)

const version = z.coerce.number().int().positive()

const counter = {
  customerPhone: phone,
  customerEmail: email,
  extraordinaryPercent: percent,
  paymentMethod: z.enum(paymentMethods, { error: 'Elige un método de pago' }),
  paymentState: z.enum(storePaymentStates, { error: 'Elige un estado de pago' }),
  notes: optional(1000),
}

const newCounter = {
  ...counter,
  /** Made once for each dialog, so that a double tap makes one order. */
  key: z.uuid().optional(),
  customerName: needed('Nombre es requerido', 120),
  lines: lines(z.object({ productId, quantity })),
  status: z.enum(['pendiente', 'en_proceso', 'completado'], { error: 'Elige un estado' }),
}

/** Nuevo pedido, in the store. */
export const newStoreOrderForm = z.discriminatedUnion('deliveryType', [
  z.object({ ...newCounter, deliveryType: z.literal('pickup'), customerAddress: optional(400) }),
  z.object({ ...newCounter, deliveryType: z.literal('delivery'), departmentId, customerAddress: address }),
])
export type NewStoreOrder = z.output<typeof newStoreOrderForm>

const edited = {
  ...counter,
  version,
  customerName: needed('El nombre del cliente es requerido', 120),
  lines: lines(z.object({ productId, quantity })),
}

export const editStoreOrderForm = z.discriminatedUnion('deliveryType', [
  z.object({ ...edited, deliveryType: z.literal('pickup'), customerAddress: optional(400) }),
  z.object({
    ...edited,
    deliveryType: z.literal('delivery'),
    departmentId,
    customerAddress: address,
    shippingCost: amount,
  }),
])
export type StoreOrderEdit = z.output<typeof editStoreOrderForm>

const editedOnline = {
  version,
  customerName: needed('El nombre del cliente es requerido', 120),
  customerPhone: phone,
  customerEmail: z
    .string({ error: 'El email es requerido' })
    .trim()
    .min(1, 'El email es requerido')
    .pipe(z.email('El email no es válido').max(254, tooLong(254)))
    .transform((value) => value.toLowerCase()),
  paymentMethod: z.enum(['efectivo', 'transferencia', 'tarjeta', 'pagadito'], {
    error: 'Elige un método de pago',
  }),
  lines: lines(z.object({ productId, quantity, unitPrice: amount })),
  notes: optional(4000),
}

/** Pedidos Web: the delivery stays as the customer chose it; its address may be put right. */
export const editWebOrderForm = z.discriminatedUnion('deliveryType', [
  z.object({ ...editedOnline, deliveryType: z.literal('pickup'), customerAddress: optional(400) }),
  z.object({ ...editedOnline, deliveryType: z.literal('delivery'), customerAddress: address }),
])
export type WebOrderEdit = z.output<typeof editWebOrderForm>
