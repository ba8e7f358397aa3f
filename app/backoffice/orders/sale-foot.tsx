import type { Money } from '#app/shop/kernel/money.ts'
import { Button } from '#app/ui/button.tsx'
import { Cordobas } from '#app/ui/money.tsx'

type Props = { total: Money; text: string; pending: boolean; disabled?: boolean; onClose: () => void }

/** Total and buttons stay in sight while a long order is written. */
export function SaleFoot({ total, text, pending, disabled, onClose }: Props) {
  return (
    <div className="sticky -bottom-5 z-5 -mx-5 -mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t bg-surface px-5 py-3">
      <p className="tabular flex items-baseline gap-2 max-md:w-full max-md:justify-between">
        <span className="text-ink-soft">Total</span>
        <strong className="text-xl">
          <Cordobas amount={total} />
        </strong>
      </p>
      <div className="flex gap-2 max-md:w-full max-md:*:flex-auto">
        <Button type="button" variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button pending={pending} disabled={disabled} aria-keyshortcuts="Control+Enter">
          {text}
        </Button>
      </div>
    </div>
  )
}
