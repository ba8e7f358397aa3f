import type { Money } from '#app/shop/kernel/money.ts'

/** What waits for staff. */
export type StaffNews = { webOrders: number; messages: number }

/** The figures after a change, and what has just arrived, if that was the change. */
export type StaffNewsEvent = {
  news: StaffNews
  arrived:
    | { kind: 'web-order'; id: number; number: string; name: string; total: Money }
    | { kind: 'message'; id: number; name: string; subject: string }
    | null
}
