export const toastCookie = 'toast'

export type Toast = { title: string; text?: string; kind: 'success' | 'error' | 'info' }

const STAYS_MS = 500
let taken: string | undefined

/**
 * Takes the toast that the last redirect left, once. Its cookie goes a moment later: a page that is just being left
 * for the one the toast is meant for may have read it first.
 */
export function takeFlashedToast(): Toast | null {
  const value = flashed()
  if (value === undefined || value === taken) return null
  taken = value
  setTimeout(() => {
    if (flashed() === value) document.cookie = `${toastCookie}=; Path=/; Max-Age=0; SameSite=Lax`
  }, STAYS_MS)
  return parseToast(value)
}

function flashed(): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${toastCookie}=`))
  return found?.slice(toastCookie.length + 1)
}

function parseToast(value: string): Toast | null {
  try {
    const { title, text, kind } = JSON.parse(decodeURIComponent(value)) as Partial<
      Record<keyof Toast, unknown>
    >
    if (typeof title !== 'string') return null
    return {
      title,
      text: typeof text === 'string' ? text : undefined,
      kind: kind === 'error' || kind === 'info' ? kind : 'success',
    }
  } catch {
    return null
  }
}
