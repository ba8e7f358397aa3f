import { useEffect, useRef, useState } from 'react'
import { type Draft, loadDraft, saveDraft } from './draft.ts'

type Customer = { name: string; email: string; phone: string | null; address: string | null } | null

/** The draft of this tab; a customer's own data fill it while the name is empty. Null in the page that the server sent. */
export function useDraft(customer: Customer) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const placed = useRef(false)

  useEffect(() => {
    setDraft((before) => prefill(before ?? loadDraft(), customer))
  }, [customer])

  useEffect(() => {
    if (draft && !placed.current) saveDraft(draft)
  }, [draft])

  const change = (changes: Partial<Draft>) =>
    setDraft((before) => (before ? { ...before, ...changes } : before))
  return { draft, change, placed }
}

function prefill(draft: Draft, customer: Customer): Draft {
  if (!customer || draft.customerName) return draft
  return {
    ...draft,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone ?? '',
    customerAddress: customer.address ?? '',
  }
}
