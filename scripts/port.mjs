import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from './steps.mjs'

/** Says before any long step that the shop could not listen. A shop that is just stopping gets a moment to leave. */
export async function portIsFree({ PORT, HOST } = process.env) {
  const port = Number(PORT || 3000)
  const host = HOST || '127.0.0.1'
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Refusal(`PORT es "${PORT}" y debe ser un número de puerto.`)
  for (let attempt = 0; ; attempt++) {
    const failure = await tryToListen(port, host)
    if (!failure) return
    if (failure.code !== 'EADDRINUSE')
      throw new Refusal(`La tienda no puede atender en ${host}:${port}: ${failure.message}.`)
    if (attempt === 8) throw new Refusal(busy(port, host))
    await pause(250)
  }
}

function busy(port, host) {
  return `El puerto ${port} de ${host} está ocupado: detén el programa que lo usa, o elige otro con PORT=${port + 1} npm start.`
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}
