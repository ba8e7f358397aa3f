import { connect } from 'node:net'

export type Load = { perSecond: number; medianMs: number; p99Ms: number; failures: number }
type Options = { port: number; path: string; seconds: number; connections?: number }

const END = Buffer.from('\r\n\r\n')

/** Keep-alive connections that each ask, wait for the whole answer, and ask again. */
export async function load({ port, path, seconds, connections = 16 }: Options): Promise<Load> {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  let failures = 0
  await Promise.all(
    Array.from({ length: connections }, () =>
      askAgain(port, path, until, (ms, status) => {
        times.push(ms)
        if (status !== 200) failures++
      }),
    ),
  )
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100
  return { perSecond: Math.round(times.length / seconds), medianMs: at(0.5), p99Ms: at(0.99), failures }
}

function askAgain(port: number, path: string, until: number, answered: (ms: number, status: number) => void) {
  const question = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let started = 0
    let rest = -1
    let status = 0
    const ask = () => {
      started = performance.now()
      rest = -1
      socket.write(question)
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (rest < 0) {
        const end = chunk.indexOf(END)
        const head = chunk.subarray(0, end).toString('latin1')
        status = Number(head.slice(9, 12))
        rest = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (chunk.length - end - 4)
      } else rest -= chunk.length
      if (rest > 0) return
      answered(performance.now() - started, status)
      if (performance.now() < until) return ask()
      socket.end()
      resolve()
    })
  })
}
