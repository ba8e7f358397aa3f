import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
type Bytes = Uint8Array<ArrayBuffer>

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** The bytes of one page: compressed when the first visitor asks for that encoding, and then kept. */
export class PageBody {
  readonly #identity: Bytes
  #kept: { [encoding in Encoding]?: Bytes | Promise<Bytes> } = {}

  constructor(identity: Bytes) {
    this.#identity = identity
  }

  /** With room for what compressing will add. */
  get size(): number {
    return Math.ceil(this.#identity.byteLength * 1.5)
  }

  in(encoding: Encoding): Bytes | Promise<Bytes> {
    if (encoding === 'identity') return this.#identity
    this.#kept[encoding] ??= this.#compress(encoding)
    return this.#kept[encoding]
  }

  async #compress(encoding: 'br' | 'gzip'): Promise<Bytes> {
    const compressed =
      encoding === 'br'
        ? await inBrotli(this.#identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : await inGzip(this.#identity, { level: 6 })
    const bytes = new Uint8Array(compressed)
    this.#kept[encoding] = bytes
    return bytes
  }
}
