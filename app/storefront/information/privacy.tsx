import { Link } from 'react-router'
import { useShop } from '../use-shop.ts'
import { informationMeta } from './information-meta.ts'
import { InformationPage } from './information-page.tsx'

export const meta = informationMeta({
  title: 'Política de privacidad',
  description: 'Qué datos guardamos, para qué, por cuánto tiempo y cómo pedir que los borremos.',
  path: '/politica-privacidad',
})

export default function Privacy() {
  const shop = useShop()
  return (
    <InformationPage
      title="Política de privacidad"
      lead="Guardamos lo que hace falta para entregarte lo que pides, y nada más."
    >
      <h2>Qué guardamos</h2>
      <ul>
        <li>
          De un pedido: nombre, correo, teléfono, dirección si es a domicilio, lo que compraste y cómo pagas.
        </li>
        <li>
          De una cuenta: nombre, correo, teléfono y dirección si los escribes, y tus favoritos. La contraseña
          se guarda cifrada y nadie puede leerla.
        </li>
        <li>De un mensaje: lo que escribes en los formularios de contacto y soporte.</li>
        <li>De tu visita: solo si aceptas, qué página se vio y qué día, sin saber quién eres.</li>
      </ul>
      <h2>Para qué</h2>
      <p>
        Para preparar y entregar tu pedido, responderte, cumplir con las obligaciones de facturación y cuidar
        la tienda de abusos. No vendemos tus datos ni los compartimos con anunciantes.
      </p>
      <h2>Con quién</h2>
      <p>
        Con quien entrega tu pedido y, si pagas con tarjeta, con el proveedor de pagos, que es quien recibe
        los datos de la tarjeta: nosotros no los vemos. El chat ocurre en WhatsApp, con sus propias reglas.
      </p>
      <h2>Tus derechos</h2>
      <p>
        Desde <Link to="/cliente/perfil">tu perfil</Link> puedes ver, descargar y corregir tus datos, y
        eliminar tu cuenta. También puedes pedirlo a <a href={`mailto:${shop.email}`}>{shop.email}</a>. Los
        registros de venta se conservan el tiempo que exige la ley.
      </p>
      <p>
        Lee también la <Link to="/politica-cookies">política de cookies</Link>.
      </p>
    </InformationPage>
  )
}
