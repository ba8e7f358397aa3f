import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { OwnOrder } from '#app/shop/orders/own-orders.server.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type Answer, addProducts } from '../add-to-cart.ts'

type Line = OwnOrder['lines'][number]

/** Every line of the order, with the price and the stock of today. */
export function OrderAgain({ lines }: { lines: Line[] }) {
  const toast = useToast()
  const [adding, setAdding] = useState(false)
  const again = async () => {
    setAdding(true)
    const answers = await addProducts(lines.map(({ productId, quantity }) => ({ productId, quantity })))
    setAdding(false)
    const missing = whatIsMissing(lines, answers)
    if (answers.every(({ added }) => added === 0)) {
      toast({ title: 'Error', text: missing || 'Error al agregar al carrito', kind: 'error' })
      return
    }
    const text =
      lines.length === 1 ? 'El producto ha sido agregado al carrito' : 'Los productos están en el carrito'
    toast({
      title: lines.length === 1 ? 'Producto agregado' : 'Productos agregados',
      text: missing ? `${text}. ${missing}` : text,
      kind: missing ? 'info' : 'success',
    })
  }
  return (
    <Button
      type="button"
      variant="secondary"
      onClick={again}
      pending={adding}
      pendingText="Agregando..."
      icon={<RotateCcw aria-hidden="true" />}
    >
      Volver a pedir
    </Button>
  )
}

function whatIsMissing(lines: Line[], answers: Answer[]): string {
  return answers
    .filter(({ why }) => why !== null)
    .map(({ productId, why }) => `${lines.find((line) => line.productId === productId)?.name}: ${why}`)
    .join('. ')
}
