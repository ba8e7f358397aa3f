import { seeded } from '#app/integrations/packshot/seeded.ts'
import type { messages } from '#db/schema/messages.ts'
import type { SeedCustomer } from './people.ts'

const asked = [
  [
    'support',
    'Seguimiento de pedido',
    'Buenas tardes, quisiera saber si mi pedido ya salió para mi departamento. Gracias.',
  ],
  [
    'support',
    'Cambio de dirección',
    'Hice un pedido hoy y puse mal la dirección. ¿Se puede corregir antes de que lo envíen?',
  ],
  [
    'support',
    'Producto incompleto',
    'Me llegó la caja pero faltó un frasco. Adjunto el número de pedido en mi cuenta.',
  ],
  ['support', 'Factura', '¿Me pueden enviar la factura con el nombre de mi empresa, por favor?'],
  ['support', 'Dosis', '¿El magnesio se puede tomar junto con la vitamina D? Gracias por la orientación.'],
  [
    'contact',
    'Compra por mayor',
    'Tenemos un gimnasio en Estelí y nos interesa comprar proteína por caja. ¿Manejan precios de mayoreo?',
  ],
  ['contact', 'Horario', '¿El sábado atienden en la tarde? Paso a retirar un pedido.'],
  ['contact', 'Disponibilidad', '¿Cuándo vuelven a tener colágeno marino? Lo busco desde la semana pasada.'],
  ['contact', 'Consulta general', '¿Hacen envíos a Bluefields? ¿Cuánto tarda?'],
  ['contact', 'Sugerencia', 'Sería bueno que vendieran té de albahaca morada. Felicidades por la tienda.'],
  [
    'contact',
    'Proveedores',
    'Producimos miel de jicote en Masaya y nos gustaría ofrecerles nuestro producto.',
  ],
  ['contact', 'Pago', '¿Puedo pagar con transferencia y que mi hermano retire en la tienda?'],
] as const

const DAY_MS = 86_400_000

/** Questions people ask a shop like this; the oldest are closed, the newest unread. */
export function demoMessages(
  people: SeedCustomer[],
  closedBy: string,
  now: Date,
): (typeof messages.$inferInsert)[] {
  const random = seeded('messages')
  const registered = people.filter((person) => person.userId && person.email)
  return asked.flatMap((row, index) => {
    const [kind, subject, body] = row
    const person = registered[(index * 7) % registered.length]
    if (!person?.email) return []
    const age = asked.length - index
    const createdAt = new Date(now.getTime() - age * 2.3 * DAY_MS + random.between(0, DAY_MS / 2))
    const closedAt = age > 7 ? new Date(createdAt.getTime() + random.between(1, 20) * 3_600_000) : null
    return {
      number: `MS-${String(index + 1).padStart(6, '0')}`,
      kind,
      userId: kind === 'support' ? person.userId : null,
      name: person.fullName,
      email: person.email,
      phone: person.phone,
      subject,
      body,
      createdAt,
      readAt: age > 4 ? new Date(createdAt.getTime() + 1_800_000) : null,
      closedAt,
      closedBy: closedAt ? closedBy : null,
    }
  })
}
