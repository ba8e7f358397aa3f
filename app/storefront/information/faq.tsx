import { Link } from 'react-router'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { spellHours } from '#app/shop/settings/hours.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { db } from '#app/web/database.server.ts'
import { useShop } from '../use-shop.ts'
import type { Route } from './+types/faq'
import { informationMeta } from './information-meta.ts'
import { InformationPage } from './information-page.tsx'

export async function loader() {
  const { pickupHours } = await readSettings(db)
  return { pickupHours: spellHours(pickupHours).join(', ') }
}

export const meta = informationMeta({
  title: 'Preguntas frecuentes',
  description: 'Envíos, pagos, cambios y cancelaciones: respuestas cortas a lo que más nos preguntan.',
  path: '/faq',
})

export default function Faq({ loaderData }: Route.ComponentProps) {
  const shop = useShop()
  return (
    <InformationPage title="Preguntas frecuentes" lead="Si no encuentras tu respuesta, escríbenos por chat.">
      <Disclosure title="¿Cuánto tarda mi pedido?" open>
        <p>
          En la capital, de 24 a 48 horas. En otras ciudades, de 3 a 5 días hábiles. El costo depende del
          departamento y lo ves antes de confirmar.
        </p>
      </Disclosure>
      <Disclosure title="¿Cómo confirmo mi pedido?">
        <p>
          Al terminar la compra se abre un chat de WhatsApp con tu pedido ya escrito. Solo tienes que
          enviarlo. No hace falta tener una cuenta.
        </p>
      </Disclosure>
      <Disclosure title="¿Cómo puedo pagar?">
        <p>
          Efectivo contra entrega o transferencia bancaria. El pago con tarjeta se hace mediante un proveedor
          de pagos, cuando la opción está disponible al finalizar la compra.
        </p>
      </Disclosure>
      <Disclosure title="¿Puedo cancelar o cambiar un pedido?">
        <p>Sí, en las primeras 2 horas y si todavía no ha sido enviado.</p>
      </Disclosure>
      <Disclosure title="¿Y si algo llega mal?">
        <p>Tienes garantía de calidad: escríbenos dentro de los 7 días siguientes y lo resolvemos.</p>
      </Disclosure>
      <Disclosure title="¿Puedo retirar en la tienda?">
        <p>Sí, sin costo. Escoges día y hora al comprar: {loaderData.pickupHours}.</p>
      </Disclosure>
      <Disclosure title="¿Los precios en dólares son los que pago?">
        <p>
          Se cobra en córdobas. El precio en dólares es una referencia con el tipo de cambio de la tienda.
        </p>
      </Disclosure>
      <Disclosure title="¿Cómo los contacto?">
        <p>
          El chat recibe mensajes 24/7 y el correo lo respondemos en menos de 24 horas. También puedes llamar
          al <a href={`tel:+${shop.contactPhone}`}>{formatPhone(shop.contactPhone)}</a> o usar{' '}
          <Link to="/contactanos">el formulario de contacto</Link>.
        </p>
      </Disclosure>
    </InformationPage>
  )
}
