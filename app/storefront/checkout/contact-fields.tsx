import { TextField } from '#app/ui/text-field.tsx'
import type { Errors } from './checkout-form.tsx'
import type { Draft } from './draft.ts'

type Props = { draft: Draft; errors: Errors; edit: (changes: Partial<Draft>) => void }

export function ContactFields({ draft, errors, edit }: Props) {
  return (
    <section className="card stack" aria-labelledby="datos">
      <h2 id="datos" className="text-xl">
        Información del cliente
      </h2>
      <TextField
        label="Nombre Completo"
        name="customerName"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={120}
        required
        value={draft.customerName}
        error={errors.customerName}
        onChange={(event) => edit({ customerName: event.currentTarget.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Email"
          name="customerEmail"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          value={draft.customerEmail}
          error={errors.customerEmail}
          onChange={(event) => edit({ customerEmail: event.currentTarget.value })}
        />
        <TextField
          label="Teléfono"
          name="customerPhone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          required
          value={draft.customerPhone}
          error={errors.customerPhone}
          onChange={(event) => edit({ customerPhone: event.currentTarget.value })}
        />
      </div>
    </section>
  )
}
