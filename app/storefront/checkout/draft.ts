/** What the shopper has typed so far; kept in this tab so that neither a failure nor a reload loses it. */
export type Draft = {
  key: string
  guest: boolean
  customerName: string
  customerEmail: string
  customerPhone: string
  customerAddress: string
  paymentMethod: string
  deliveryMethod: string
  departmentId: string
  pickupDay: string
  pickupTime: string
  notes: string
  promoCode: string
}

const STORE = 'checkout-draft'

export function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const emptyDraft = (): Draft => ({
  key: newKey(),
  guest: false,
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  customerAddress: '',
  paymentMethod: 'cash',
  deliveryMethod: 'delivery',
  departmentId: '',
  pickupDay: '',
  pickupTime: '',
  notes: '',
  promoCode: '',
})

export function loadDraft(): Draft {
  const draft = emptyDraft()
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, unknown>
    for (const name of Object.keys(draft) as (keyof Draft)[]) {
      if (typeof kept[name] === typeof draft[name]) Object.assign(draft, { [name]: kept[name] })
    }
  } catch {
    // A draft that cannot be read is begun again.
  }
  return draft
}

export function saveDraft(draft: Draft) {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(draft))
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(STORE)
  } catch {
    // Nothing was kept.
  }
}
