import { Disclosure } from '#app/ui/disclosure.tsx'
import { Section } from '#app/ui/section.tsx'

const questions = [
  {
    question: '¿Cuánto tarda mi pedido?',
    answer: 'En Managua de 24 a 48 horas. En otras ciudades, de 3 a 5 días hábiles.',
  },
  {
    question: '¿Puedo cancelar o modificar mi pedido?',
    answer:
      'Sí, en las primeras 2 horas si todavía no ha sido enviado. En Mis Pedidos encuentras el botón Cancelar pedido.',
  },
  {
    question: '¿Qué garantía tienen los productos?',
    answer: 'Garantizamos su calidad. Si algo no está bien, escríbenos dentro de los 7 días siguientes.',
  },
  {
    question: '¿Cómo puedo pagar?',
    answer: 'En efectivo contra entrega o por transferencia bancaria.',
  },
]

export function FrequentQuestions() {
  return (
    <Section title="Preguntas frecuentes">
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          {answer}
        </Disclosure>
      ))}
    </Section>
  )
}
