import { Link } from 'react-router'
import { informationMeta } from './information-meta.ts'
import { InformationPage } from './information-page.tsx'

export const meta = informationMeta({
  title: 'Términos de servicio',
  description: 'Cómo se compra en la tienda: pedidos, precios, pagos, entregas, cancelaciones y garantía.',
  path: '/terminos-servicio',
})

export default function Terms() {
  return (
    <InformationPage title="Términos de servicio">
      <h2>Pedidos</h2>
      <p>
        Al confirmar un pedido apartamos los productos y te damos un número. El pedido se completa por
        WhatsApp: si no lo confirmamos contigo dentro del plazo que indica la confirmación, los productos
        vuelven a estar disponibles.
      </p>
      <h2>Precios</h2>
      <p>
        Se cobra en córdobas, con el precio que ves al confirmar. El valor en dólares es una referencia. Los
        descuentos y códigos promocionales valen mientras están vigentes y se revisan al crear el pedido.
      </p>
      <h2>Pago</h2>
      <p>
        Efectivo contra entrega, transferencia bancaria o tarjeta mediante un proveedor de pagos cuando está
        disponible.
      </p>
      <h2>Entrega y retiro</h2>
      <p>
        Entregamos en toda Nicaragua en los tiempos de{' '}
        <Link to="/envios-devoluciones">envíos y devoluciones</Link>. El retiro en tienda es gratis y con
        cita.
      </p>
      <h2>Cancelaciones y garantía</h2>
      <p>
        Puedes cancelar o cambiar en las primeras 2 horas si no ha sido enviado. La garantía de calidad se
        pide dentro de los 7 días siguientes a la entrega.
      </p>
      <h2>Uso responsable</h2>
      <p>
        Lee las etiquetas y sigue las instrucciones. La información de la tienda no sustituye la consulta con
        un profesional de la salud. Podemos limitar cantidades o no aceptar pedidos que parezcan un abuso.
      </p>
    </InformationPage>
  )
}
