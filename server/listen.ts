import pg from 'pg'
import type { Logger } from './logger.ts'

type Handlers = Record<string, (payload: string) => void>
type Options = { url: string; handlers: Handlers; onReconnect: () => void; log: Logger }

/**
 * Hears what any process committed (NOTIFY). When the connection breaks, whatever was said meanwhile is lost,
 * so `onReconnect` runs both at the loss and at the return.
 */
export function listen({ url, handlers, onReconnect, log }: Options) {
  let client: pg.Client | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'fitonica-listen',
      keepAlive: true,
    })
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next))
    next.on('notification', ({ channel, payload }) => handlers[channel]?.(payload ?? ''))
    try {
      await next.connect()
      for (const channel of Object.keys(handlers))
        await next.query(`listen ${next.escapeIdentifier(channel)}`)
      client = next
      onReconnect()
    } catch (error) {
      lost(next, error as Error)
    }
  }

  function lost(which: pg.Client, error?: Error) {
    if (stopped || timer || (client && which !== client)) return
    client = undefined
    log.warn({ error: error?.message }, 'listening connection lost')
    onReconnect()
    void which.end().catch(() => undefined)
    timer = setTimeout(() => {
      timer = undefined
      void connect()
    }, 500)
  }

  return {
    started: connect(),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
