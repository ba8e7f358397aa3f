import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { cordobas } from '#app/shop/kernel/money.ts'
import {
  addToCart,
  type CartItem,
  type CartProduct,
  cartCount,
  cartTotal,
  mergeCarts,
  setQuantity,
} from './cart.ts'
import { type CartAction, cartReducer, emptyCart } from './cart-reducer.ts'
import { cartKey, loadCart, parseCart, saveCart } from './cart-storage.ts'
import { sayChange, sayLimit } from './cart-words.ts'
import { type FreshProduct, refreshCart } from './refresh-cart.ts'

const product = (id: number, more: Partial<CartProduct> = {}): CartProduct => ({
  id,
  name: `Producto ${id}`,
  price: cordobas(10 * id),
  image: null,
  stock: null,
  marca: null,
  sku: null,
  instrucciones_uso: null,
  porcentaje_descuento: 0,
  presentacion: null,
  ...more,
})
const item = (id: number, quantity: number, more: Partial<CartProduct> = {}): CartItem => ({
  ...product(id, more),
  quantity,
})

describe('adding', () => {
  test('adds the chosen quantity, and again to the same line', () => {
    const once = addToCart([], product(1), 3)
    expect(once).toMatchObject({ items: [{ id: 1, quantity: 3 }], added: 3, limit: null })
    expect(addToCart(once.items, product(1), 2).items).toMatchObject([{ id: 1, quantity: 5 }])
  })

  test('stops at what is available, at 99 of each and at 50 lines, and says so', () => {
    const few = addToCart([item(1, 2, { stock: 4 })], product(1, { stock: 4 }), 5)
    expect(few).toMatchObject({ items: [{ quantity: 4 }], added: 2 })
    expect(sayLimit(few.limit)).toBe('Solo quedan 4 unidades')
    expect(sayLimit(addToCart([], product(1, { stock: 1 }), 2).limit)).toBe('Solo queda 1 unidad')
    const most = addToCart([item(1, 98)], product(1), 5)
    expect(most).toMatchObject({ items: [{ quantity: 99 }], added: 1, limit: { kind: 'most-of-each' } })
    const full = Array.from({ length: 50 }, (_, i) => item(i + 1, 1))
    expect(addToCart(full, product(51), 1)).toMatchObject({ added: 0, limit: { kind: 'most-lines' } })
    expect(addToCart(full, product(50), 1)).toMatchObject({ added: 1, limit: null })
  })

  test('of a product that is sold out adds no line', () => {
    expect(addToCart([], product(1, { stock: 0 }), 1)).toMatchObject({ items: [], added: 0 })
  })
})

test('a quantity of zero or less removes the line; more than there is becomes what there is', () => {
  const items = [item(1, 2, { stock: 5 }), item(2, 1)]
  expect(setQuantity(items, 1, 0)).toMatchObject([{ id: 2 }])
  expect(setQuantity(items, 1, -3)).toMatchObject([{ id: 2 }])
  expect(setQuantity(items, 1, 9)).toMatchObject([{ id: 1, quantity: 5 }, { id: 2 }])
  expect(setQuantity(items, 1, Number.NaN)).toMatchObject([{ id: 2 }])
})

test('signing in adds the visitor’s lines to the customer’s, within the limits', () => {
  const merged = mergeCarts([item(1, 60), item(2, 1)], [item(1, 60), item(3, 2)])
  expect(merged.map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 99],
    [2, 1],
    [3, 2],
  ])
})

test('refreshing takes today’s name, price and stock, and says what changed', () => {
  const items = [item(1, 3), item(2, 5), item(3, 1), item(4, 1), item(5, 1)]
  const fresh = [
    { ...product(1), stock: 9, price: cordobas(12) },
    { ...product(2), stock: 2 },
    { ...product(3), stock: 0 },
  ] as FreshProduct[]
  const { items: next, changes } = refreshCart(items, fresh, [1, 2, 3, 4])
  expect(next.map(({ id, quantity, price }) => [id, quantity, price])).toEqual([
    [1, 3, cordobas(12)],
    [2, 2, cordobas(20)],
    [5, 1, cordobas(50)],
  ])
  expect(changes.map(sayChange)).toEqual([
    'Producto 1: el precio cambió de C$ 10.00 a C$ 12.00',
    'Producto 2: solo quedan 2 unidades',
    'Producto 3 se agotó y salió de tu carrito',
    'Producto 4: este producto ya no está disponible y salió de tu carrito',
  ])
  expect(refreshCart(next, fresh, [1, 2]).changes).toEqual([])
})

describe('storage', () => {
  const shelf = (content: Record<string, string> = {}) => ({
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value
    },
  })

  test('has a default key for visitors, and that key with the account for customers', () => {
    expect(cartKey(null)).toBe('fitonica-cart')
    expect(cartKey('abc')).toBe('fitonica-cart-abc')
  })

  test('gives back what was kept', () => {
    const kept = shelf()
    const items = [item(1, 3, { stock: 4, marca: 'Raíz Viva' }), item(2, 1)]
    expect(saveCart(() => kept, 'k', items)).toBe(true)
    expect(loadCart(() => kept, 'k')).toEqual(items)
  })

  test('that fails is logged, and the cart goes on in memory', () => {
    const complain = vi.mocked(console.error)
    const broken = () => {
      throw new Error('denied')
    }
    complain.mockImplementationOnce(() => undefined)
    expect(loadCart(broken, 'k')).toEqual([])
    expect(complain).toHaveBeenLastCalledWith('Error loading cart from localStorage', expect.any(Error))
    complain.mockImplementationOnce(() => undefined)
    expect(saveCart(broken, 'k', [])).toBe(false)
    expect(complain).toHaveBeenLastCalledWith('Error saving cart to localStorage', expect.any(Error))
  })

  test('leaves out what makes no sense, and whole carts that cannot be read', () => {
    const stored = [
      item(1, 1),
      { ...item(2, 1), quantity: 1.5 },
      { ...item(3, 1), price: -1 },
      { ...item(4, 1), id: 'x' },
      null,
      item(1, 7),
      { id: 5, name: 'Solo lo justo', price: 100, quantity: 2, porcentaje_descuento: 400 },
    ]
    const items = parseCart(JSON.stringify(stored))
    expect(items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 1],
      [5, 2],
    ])
    expect(items[1]?.porcentaje_descuento).toBe(0)
    expect(() => parseCart('{')).toThrow(SyntaxError)
    expect(() => parseCart('{"a":1}')).toThrow(TypeError)
    expect(parseCart(null)).toEqual([])
  })
})

const action: fc.Arbitrary<CartAction> = fc.oneof(
  fc.record({
    type: fc.constant('add' as const),
    product: fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.option(fc.nat({ max: 120 })))
      .map(([id, stock]) => product(id, { stock })),
    quantity: fc.integer({ min: -5, max: 150 }),
  }),
  fc.record({ type: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 60 }) }),
  fc.record({
    type: fc.constant('set-quantity' as const),
    id: fc.integer({ min: 1, max: 60 }),
    quantity: fc.integer({ min: -2, max: 200 }),
  }),
  fc.record({
    type: fc.constant('refresh' as const),
    products: fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 60 }), fc.nat({ max: 120 }))
        .map(([id, stock]) => ({ ...product(id), stock })),
    ),
    asked: fc.array(fc.integer({ min: 1, max: 60 })),
  }),
  fc.constantFrom<CartAction>({ type: 'clear' }, { type: 'open' }, { type: 'close' }),
)

test('whatever is done, a cart keeps its limits, has each product once, survives being kept, and adds up', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
      const { items } = actions.reduce(cartReducer, emptyCart)
      expect(items.length).toBeLessThanOrEqual(50)
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      for (const { quantity, stock } of items) {
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(Math.min(99, stock ?? 99))
      }
      expect(parseCart(JSON.stringify(items))).toEqual(items)
      expect(cartTotal(items)).toBe(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
      expect(cartCount(items)).toBe(items.reduce((sum, { quantity }) => sum + quantity, 0))
    }),
    { numRuns: 500 },
  )
})
