import type { PageBody } from './page-body.ts'

/** One rendered answer, ready to leave. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  body: PageBody
}

const sizeOf = (key: string, page: CachedPage) => page.body.size + 2 * key.length + 1024

/**
 * Rendered public pages in bounded memory, the least recently used leaving first. A render that began before
 * the last `clear` is handed to those who waited for it but never kept: it may show what is no longer so.
 */
export class PageCache {
  #pages = new Map<string, CachedPage>()
  #rendering = new Map<string, Promise<CachedPage | null>>()
  #bytes = 0
  #generation = 0
  readonly #capacity: number

  constructor(capacityBytes: number) {
    this.#capacity = capacityBytes
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (page && this.#bytes > this.#capacity / 2) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  /** Renders once for all who ask at the same time; null means the answer is not one to keep. */
  render(key: string, render: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const under = this.#rendering.get(key)
    if (under) return under
    const generation = this.#generation
    const work = render()
      .then((page) => {
        if (page && generation === this.#generation) this.#keep(key, page)
        return page
      })
      .finally(() => {
        if (this.#rendering.get(key) === work) this.#rendering.delete(key)
      })
    this.#rendering.set(key, work)
    return work
  }

  clear(): void {
    this.#generation++
    this.#pages.clear()
    this.#rendering.clear()
    this.#bytes = 0
  }

  get size() {
    return { pages: this.#pages.size, bytes: this.#bytes }
  }

  #keep(key: string, page: CachedPage) {
    const size = sizeOf(key, page)
    if (size > this.#capacity) return
    this.#pages.set(key, page)
    this.#bytes += size
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#capacity) break
      this.#pages.delete(oldest)
      this.#bytes -= sizeOf(oldest, old)
    }
  }
}
