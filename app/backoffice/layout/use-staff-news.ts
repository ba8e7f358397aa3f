import { useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { formatCordobas } from '#app/shop/kernel/money.ts'
import type { StaffNews, StaffNewsEvent } from '#app/shop/orders/staff-news.ts'
import { useToast } from '#app/ui/toast.tsx'
import { playBell, unlockSound } from './news-sound.ts'

const NAME = 'fitonica-avisos'
const SOUND = 'fitonica-avisos-sonido'
/** Screens that list what has just arrived. */
const listsNews = /^\/admin(\/pedidos-web|\/mensajes)?\/?$/

/**
 * What waits for staff, kept up to date without reloading. Of all the tabs open one holds the connection and tells
 * the others, so that many tabs cost one connection.
 */
export function useStaffNews(atFirst: StaffNews) {
  const [news, setNews] = useState(atFirst)
  const [sound, setSound] = useSoundChoice()
  const receive = useReceiver(setNews, sound)

  useEffect(() => setNews(atFirst), [atFirst])
  useEffect(unlockSound, [])
  useEffect(() => {
    const channel = new BroadcastChannel(NAME)
    const leaving = new AbortController()
    channel.onmessage = ({ data }) => receive.current(data as StaffNewsEvent)
    const holdConnection = () =>
      new Promise<void>((resolve) => {
        if (leaving.signal.aborted) return resolve()
        const source = new EventSource('/admin/avisos')
        source.onmessage = ({ data }) => {
          const event = JSON.parse(data as string) as StaffNewsEvent
          channel.postMessage(event)
          receive.current(event)
        }
        leaving.signal.addEventListener('abort', () => {
          source.close()
          resolve()
        })
      })
    if (navigator.locks) {
      navigator.locks.request(NAME, { signal: leaving.signal }, holdConnection).catch(() => undefined)
    } else void holdConnection()
    return () => {
      leaving.abort()
      channel.close()
    }
  }, [receive])
  return { news, sound, setSound }
}

function useReceiver(setNews: (news: StaffNews) => void, sound: boolean) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  const receive = useRef<(event: StaffNewsEvent) => void>(() => undefined)
  receive.current = ({ news, arrived }) => {
    setNews(news)
    if (!arrived) return
    if (listsNews.test(pathname) && !document.querySelector('dialog:modal')) void revalidate()
    if (arrived.kind === 'web-order' && sound) void soundOnce(`${NAME}-${arrived.kind}-${arrived.id}`)
    if (document.visibilityState === 'visible') toast(spell(arrived))
  }
  return receive
}

type Arrived = NonNullable<StaffNewsEvent['arrived']>

function spell(arrived: Arrived) {
  return arrived.kind === 'web-order'
    ? {
        title: `Nuevo pedido web ${arrived.number}`,
        text: `${arrived.name} · ${formatCordobas(arrived.total)}`,
        kind: 'info' as const,
      }
    : { title: 'Nuevo mensaje', text: `${arrived.name}: ${arrived.subject}`, kind: 'info' as const }
}

/** One of the tabs that may sound does; the others find the lock held. */
async function soundOnce(name: string) {
  if (!navigator.locks) return playBell()
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock && playBell()) await new Promise((resolve) => setTimeout(resolve, 2_000))
  })
}

function useSoundChoice() {
  const [sound, setSound] = useState(true)
  useEffect(() => setSound(localStorage.getItem(SOUND) !== 'no'), [])
  const choose = (wanted: boolean) => {
    setSound(wanted)
    localStorage.setItem(SOUND, wanted ? 'si' : 'no')
    if (wanted) playBell()
  }
  return [sound, choose] as const
}
