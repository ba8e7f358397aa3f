import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { db } from '#app/web/database.server.ts'
import type { Route } from './+types/legal-notice'
import { informationMeta } from './information-meta.ts'
import { InformationPage } from './information-page.tsx'

export async function loader() {
  const { shopName, legalName, taxId, address, email } = await readSettings(db)
  return { shopName, legalName, taxId, address, email }
}

export const meta = informationMeta({
  title: 'Aviso legal',
  description: 'Datos de la empresa y condiciones del sitio.',
  path: '/aviso-legal',
})

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
  const { shopName, legalName, taxId, address, email } = loaderData
  return (
    <InformationPage title="Aviso legal">
      <p>
        Este sitio pertenece a {legalName} ({shopName}), RUC {taxId}, con domicilio en {address}. Correo:{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <h2>Información de los productos</h2>
      <p>
        Las descripciones informan y no sustituyen la consulta con un profesional de la salud. Los suplementos
        no reemplazan una alimentación variada. Lee siempre la etiqueta y consulta antes de usar un producto
        si estás embarazada, das de mamar, tomas medicamentos o tienes una condición médica.
      </p>
      <h2>Precios y existencias</h2>
      <p>
        Los precios están en córdobas e incluyen impuestos. El precio en dólares es una referencia. Las
        existencias cambian durante el día; al confirmar el pedido se revisan de nuevo.
      </p>
      <h2>Marcas y contenidos</h2>
      <p>Las marcas pertenecen a sus titulares y se mencionan para identificar los productos que vendemos.</p>
    </InformationPage>
  )
}
