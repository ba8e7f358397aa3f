import { Link } from 'react-router'
import { listDepartments } from '#app/shop/shipping/list-departments.server.ts'
import { Money } from '#app/ui/money.tsx'
import { db } from '#app/web/database.server.ts'
import type { Route } from './+types/shipping'
import { informationMeta } from './information-meta.ts'
import { InformationPage } from './information-page.tsx'

export async function loader() {
  const departments = await listDepartments(db)
  return { departments: departments.map(({ id, name, shippingCost }) => ({ id, name, shippingCost })) }
}

export const meta = informationMeta({
  title: 'Envíos y devoluciones',
  description:
    'Tiempos y costos de envío a cada departamento de Nicaragua, retiro en tienda y garantía de calidad.',
  path: '/envios-devoluciones',
})

export default function Shipping({ loaderData: { departments } }: Route.ComponentProps) {
  return (
    <InformationPage title="Envíos y devoluciones">
      <h2>Tiempos de entrega</h2>
      <ul>
        <li>Capital: de 24 a 48 horas.</li>
        <li>Otras ciudades: de 3 a 5 días hábiles.</li>
        <li>Retiro en tienda: gratis, con cita para los próximos 7 días que no sean domingo.</li>
      </ul>
      {departments.length > 0 ? (
        <>
          <h2>Costo por departamento</h2>
          <dl className="shipping-costs">
            {departments.map(({ id, name, shippingCost }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>
                  <Money amount={shippingCost} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <h2>Cancelar o cambiar</h2>
      <p>Puedes cancelar o modificar tu pedido en las primeras 2 horas, si todavía no ha sido enviado.</p>
      <h2>Garantía de calidad</h2>
      <p>
        Revisa tu pedido al recibirlo. Si un producto llegó dañado, vencido o no es el que pediste,{' '}
        <Link to="/contactanos">escríbenos</Link> dentro de los 7 días siguientes con tu número de pedido y lo
        resolvemos contigo.
      </p>
    </InformationPage>
  )
}
