import { BellIcon, Globe, MessageSquareText, Volume2, VolumeX } from 'lucide-react'
import { mayActAs, type StaffRole } from '#app/shop/accounts/roles.ts'
import type { StaffNews } from '#app/shop/orders/staff-news.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#app/ui/menu.tsx'

type Props = { news: StaffNews; role: StaffRole; sound: boolean; onSound: (sound: boolean) => void }

/** What waits for somebody, and where to attend to it. */
export function Bell({ news, role, sound, onSound }: Props) {
  const waiting = news.webOrders + news.messages
  const label =
    waiting === 0 ? 'Avisos: nada pendiente' : `${waiting > 99 ? '99+' : waiting} avisos: ${said(news)}`
  return (
    <Menu
      label={label}
      items={[
        {
          label: count(news.webOrders, 'pedido web por confirmar', 'pedidos web por confirmar'),
          icon: <Globe aria-hidden="true" />,
          to: '/admin/pedidos-web?solo=por-confirmar',
        },
        ...(mayActAs(role, 'manager') ? [messages(news)] : []),
        {
          label: sound ? 'Silenciar los avisos' : 'Activar el sonido',
          icon: sound ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />,
          onSelect: () => onSound(!sound),
          separatorBefore: true,
        },
      ]}
      trigger={
        <IconButton label={label} count={waiting > 0 ? (waiting > 99 ? '99+' : waiting) : undefined}>
          <BellIcon aria-hidden="true" />
        </IconButton>
      }
    />
  )
}

function messages({ messages }: StaffNews): MenuItem {
  return {
    label: count(messages, 'mensaje sin leer', 'mensajes sin leer'),
    icon: <MessageSquareText aria-hidden="true" />,
    to: '/admin/mensajes?estado=sin-leer',
  }
}

function said({ webOrders, messages }: StaffNews) {
  const parts = [
    webOrders > 0 ? count(webOrders, 'pedido web', 'pedidos web') : '',
    messages > 0 ? count(messages, 'mensaje', 'mensajes') : '',
  ]
  return parts.filter(Boolean).join(' y ')
}

function count(number: number, one: string, many: string) {
  if (number === 0) return `Ningún ${one}`
  return `${number} ${number === 1 ? one : many}`
}
