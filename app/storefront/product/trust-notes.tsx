import { BadgeCheck, Lock, Truck } from 'lucide-react'

const notes = [
  [BadgeCheck, 'Producto auténtico', 'Trabajamos con productos originales de cada marca.'],
  [Truck, 'Envíos a toda Nicaragua', 'Capital en 24-48 horas; otras ciudades en 3-5 días hábiles.'],
  [Lock, 'Compra segura', 'Confirmas por WhatsApp y pagas al recibir o por transferencia.'],
] as const

export function TrustNotes() {
  return (
    <ul className="trust-notes">
      {notes.map(([Icon, title, text]) => (
        <li key={title}>
          <Icon aria-hidden="true" />
          <p>
            <strong>{title}</strong>
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
