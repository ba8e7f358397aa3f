import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Holds a name that one process of this machine can hold at a time, until released or until the process ends in
 * any way: the kernel gives the name back, so a crash leaves nothing to clear away. Plain JavaScript because
 * `scripts/` uses it before anything is installed.
 *
 * @param {string} name
 * @returns {Promise<(() => Promise<void>) | undefined>} the release, or undefined when another process holds it
 */
export async function holdOnly(name) {
  const path = address(name)
  const release = await listen(path)
  if (release || process.platform === 'linux' || (await isAnswered(path))) return release
  rmSync(path, { force: true })
  return listen(path)
}

/** Linux has socket names without a file; elsewhere a file may outlive its process and is cleared by the next one. */
function address(name) {
  const key = `fitonica-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`
  return process.platform === 'linux' ? `\0${key}` : join(tmpdir(), key)
}

function listen(path) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen({ path, exclusive: true }, () => {
      server.unref()
      resolve(() => new Promise((closed) => server.close(() => closed())))
    })
  })
}

function isAnswered(path) {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket.destroy() !== undefined))
    socket.once('error', () => resolve(false))
  })
}
