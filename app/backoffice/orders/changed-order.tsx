import type { StaffOrder } from '#app/shop/orders/read-order.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { spellEvent } from './order-story.tsx'

type Props = { seen: StaffOrder; now: StaffOrder; onReload: () => void }

/** For the second of two editors: who was first, what they did, and the way to go on. */
export function ChangedOrder({ seen, now, onReload }: Props) {
  if (now.version === seen.version) return null
  const news = now.events.filter((event) => !seen.events.some(({ id }) => id === event.id))
  return (
    <Notice
      tone="warning"
      live
      title={`${news.at(-1)?.actor ?? 'Otra persona'} cambió este pedido mientras lo editabas`}
    >
      <ul className="my-1 list-disc pl-5">
        {news.map((event) => (
          <li key={event.id}>{spellEvent(event)}</li>
        ))}
      </ul>
      <p>Nada de lo que escribiste se guardó; sigue aquí para que lo compares.</p>
      <Button type="button" variant="secondary" size="small" className="mt-2" onClick={onReload}>
        Cargar los datos actuales
      </Button>
    </Notice>
  )
}
