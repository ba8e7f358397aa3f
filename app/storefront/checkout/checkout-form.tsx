import { type FormEvent, type RefObject, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { checkoutForm, GENERAL_FORM_ERROR } from '#app/shop/checkout/checkout-form.ts'
import { checkoutWords } from '#app/shop/checkout/checkout-words.ts'
import { confirmationPath } from '#app/shop/orders/order-view.ts'
import { useToast } from '#app/ui/toast.tsx'
import { changeCart, useCart } from '#app/web/cart/cart-store.ts'
import { useFreshCart } from '../cart/use-fresh-cart.ts'
import type { CheckoutData } from './checkout.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { type Draft, forgetDraft, newKey } from './draft.ts'
import { goToPayment } from './go-to-payment.ts'
import { PaymentFields } from './payment-fields.tsx'
import { type Problem, Problems } from './problems.tsx'
import { PromoField } from './promo-field.tsx'
import { type OrderAnswer, sendOrder } from './send-order.ts'
import { Summary } from './summary.tsx'
import { useTotals } from './use-totals.ts'

type Props = {
  data: CheckoutData
  draft: Draft
  change: (changes: Partial<Draft>) => void
  placed: RefObject<boolean>
}

const CART_IS_OF_TODAY = 'Ya actualizamos tu carrito con lo de hoy: revisa el resumen y confirma otra vez.'

export type Errors = Partial<Record<string, string>>

export function CheckoutForm({ data, draft, change, placed }: Props) {
  const { items } = useCart()
  const { changes, refresh } = useFreshCart(items, true)
  const { totals, promo, setPromo } = useTotals({ items, draft, departments: data.departments })
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [sending, setSending] = useState<number | null>(null)
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const edit = (edited: Partial<Draft>) => {
    change(edited)
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in edited))))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending !== null) return
    const form = { ...draft, promoCode: promo?.code ?? '' }
    const checked = checkoutForm.safeParse(form)
    if (!checked.success) return showErrors(fieldErrors(checked.error.issues))
    setProblem(null)
    setSending(0)
    const cart = {
      key: draft.key,
      lines: items.map(({ id, quantity, price, name }) => ({
        id,
        quantity,
        price,
        name: name.slice(0, 300),
      })),
      shippingCost: totals.shippingCost,
      discountPercent: promo?.percent ?? 0,
      total: totals.total,
    }
    const answer = await sendOrder({ form, cart }, setSending)
    setSending(null)
    if (answer.ok) await finish(answer.token)
    else await explain(answer)
  }

  const finish = async (token: string) => {
    placed.current = true
    forgetDraft()
    changeCart({ type: 'clear' })
    toast({ title: checkoutWords.placed, kind: 'success' })
    // First, so that whoever comes back from the provider without paying finds the order.
    await navigate(confirmationPath(token), { replace: true })
    const unpaid = draft.paymentMethod === 'card' ? await goToPayment(token) : null
    if (unpaid) toast({ title: 'Error con Pagadito', text: unpaid, kind: 'error' })
  }

  const explain = async (answer: Extract<OrderAnswer, { ok: false }>) => {
    if (answer.reason === 'no-connection') {
      setProblem({
        sentences: ['No pudimos comunicarnos con la tienda.'],
        next: 'Tus datos siguen aquí: vuelve a confirmar cuando tengas conexión; no se hará dos veces.',
      })
      return toast({ title: checkoutWords.notPlaced, text: checkoutWords.failed, kind: 'error' })
    }
    if (answer.fields) return showErrors(answer.fields)
    if (answer.reason === 'key-reused') change({ key: newKey() })
    setProblem({ sentences: answer.sentences, next: answer.changes ? CART_IS_OF_TODAY : undefined })
    toast({
      title: checkoutWords.notPlaced,
      text: answer.sentences[0] ?? checkoutWords.failed,
      kind: 'error',
    })
    revalidate()
    await refresh()
  }

  const showErrors = (found: Errors) => {
    setErrors(found)
    toast({ title: 'Error', text: GENERAL_FORM_ERROR, kind: 'error' })
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <form onSubmit={submit} noValidate className="checkout grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
      <div className="stack min-w-0">
        <Problems changes={changes} problem={problem} />
        <ContactFields draft={draft} errors={errors} edit={edit} />
        <DeliveryFields data={data} draft={draft} errors={errors} edit={edit} />
        <PaymentFields data={data} draft={draft} edit={edit} />
        <PromoField draft={draft} edit={edit} subtotal={totals.subtotal} promo={promo} setPromo={setPromo} />
      </div>
      <Summary
        items={items}
        totals={totals}
        promo={promo}
        pickup={draft.deliveryMethod === 'pickup'}
        sending={sending}
      />
    </form>
  )
}

function fieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): Errors {
  const found: Errors = {}
  for (const { path, message } of issues) found[String(path[0])] ??= message
  return found
}
