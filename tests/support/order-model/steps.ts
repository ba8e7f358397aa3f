import fc from 'fast-check'
import { orderStatuses } from '#app/shop/orders/order-status.ts'

const order = fc.nat({ max: 5 })
const lines = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 4 })), {
  minLength: 1,
  maxLength: 3,
})

/** What people and the provider do; `order` counts round the orders there are. */
export const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('buy' as const), lines, promo: fc.boolean(), card: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('write-down' as const),
      lines,
      status: fc.constantFrom('pendiente', 'en_proceso', 'completado'),
      paymentState: fc.constantFrom('pendiente', 'pagado', 'credito', 'regalia'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('set-status' as const),
      order,
      to: fc.constantFrom(...orderStatuses),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit' as const), order, lines }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), order }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm' as const), order }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel-own' as const), order }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('mark-paid' as const), order }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('provider-says' as const),
      order,
      status: fc.constantFrom('VERIFYING', 'COMPLETED', 'FAILED', 'REVOKED', 'CANCELED'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      product: fc.nat({ max: 2 }),
      units: fc.integer({ min: -6, max: 6 }).filter((units) => units !== 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('two-days-pass' as const) }) },
)

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
