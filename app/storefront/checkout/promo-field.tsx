import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type AppliedCode, askPromo } from './ask-promo.ts'
import type { Draft } from './draft.ts'

type Props = {
  draft: Draft
  edit: (changes: Partial<Draft>) => void
  subtotal: number
  promo: AppliedCode | null
  setPromo: (promo: AppliedCode | null) => void
}

export function PromoField({ draft, edit, subtotal, promo, setPromo }: Props) {
  const [typed, setTyped] = useState(draft.promoCode)
  const [error, setError] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const apply = async () => {
    const code = typed.trim().toUpperCase()
    setError(null)
    if (!code) {
      edit({ promoCode: '' })
      return setPromo(null)
    }
    setAsking(true)
    const answer = await askPromo(code, subtotal)
    setAsking(false)
    setError(answer.error)
    setPromo(answer.promo)
    edit({ promoCode: answer.promo?.code ?? '' })
  }
  return (
    <section className="card" aria-labelledby="codigo">
      <h2 id="codigo" className="mb-3 text-xl">
        Código promocional
      </h2>
      <div className="flex items-end gap-2">
        <TextField
          label="Código"
          name="promo"
          uppercase
          autoComplete="off"
          maxLength={40}
          className="min-w-0 flex-1"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value.toUpperCase())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void apply()
          }}
        />
        <Button type="button" variant="secondary" pending={asking} onClick={apply}>
          Aplicar
        </Button>
      </div>
      <p role="status" className={error ? 'field-error mt-1' : 'mt-1 text-leaf'}>
        {error ?? (promo ? `${promo.code}: ${promo.percent} % de descuento` : '')}
      </p>
    </section>
  )
}
