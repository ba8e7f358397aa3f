import { Link } from 'react-router'
import { useShop } from '../use-shop.ts'
import { informationMeta } from './information-meta.ts'
import { InformationPage } from './information-page.tsx'

export const meta = informationMeta({
  title: 'Misión y visión',
  description:
    'Por qué existimos y hacia dónde vamos: salud natural y farmacia al alcance de toda Nicaragua.',
  path: '/mision-vision',
})

export default function Mission() {
  const shop = useShop()
  return (
    <InformationPage title="Misión y visión">
      <h2>Misión</h2>
      <p>
        Acercar vitaminas, suplementos naturales y productos de farmacia originales a las familias de
        Nicaragua, con precios claros, buena orientación y entrega hasta la puerta.
      </p>
      <h2>Visión</h2>
      <p>
        Que cualquier persona, en cualquier departamento, encuentre en {shop.name} lo que necesita para
        cuidarse y reciba una respuesta honesta de alguien que conoce el producto.
      </p>
      <h2>Lo que nos guía</h2>
      <ul>
        <li>Calidad: producto auténtico o no lo vendemos.</li>
        <li>Naturaleza: primero lo sencillo y lo que la tierra da.</li>
        <li>Servicio: responder pronto y cumplir lo dicho.</li>
        <li>Bienestar: que cuidarse sea parte del día, no una carrera.</li>
      </ul>
      <p>
        Conoce también <Link to="/nuestra-historia">nuestra historia</Link>.
      </p>
    </InformationPage>
  )
}
