import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** Where bytes are kept under a name: a folder of this machine, or a bucket behind it. */
export interface Shelf {
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
}

export function folderShelf(folder: string): Shelf {
  return {
    async get(name) {
      try {
        return new Uint8Array(await readFile(join(folder, name)))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async put(name, bytes) {
      const file = join(folder, name)
      await mkdir(dirname(file), { recursive: true })
      const unfinished = `${file}.${randomUUID()}`
      await writeFile(unfinished, bytes)
      await rename(unfinished, file)
    },
  }
}

/** The bucket holds everything; the folder keeps what this machine has seen. */
export function keptNear(near: Shelf, far: Shelf): Shelf {
  return {
    async get(name) {
      const kept = await near.get(name)
      if (kept) return kept
      const bytes = await far.get(name)
      if (bytes) await near.put(name, bytes, '')
      return bytes
    },
    async put(name, bytes, contentType) {
      await far.put(name, bytes, contentType)
      await near.put(name, bytes, contentType)
    },
  }
}

let opened: Promise<Shelf> | undefined

/** The process's one shelf, as its environment says. */
export function mediaShelf(): Promise<Shelf> {
  opened ??= openShelf(process.env)
  return opened
}

async function openShelf(env: NodeJS.ProcessEnv): Promise<Shelf> {
  const folder = folderShelf(join(resolve(env.DATA_DIR ?? './data'), 'media'))
  if (!env.S3_BUCKET) return folder
  const { bucketShelf } = await import('./bucket-shelf.server.ts')
  return keptNear(folder, bucketShelf(env))
}
