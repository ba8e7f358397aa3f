/** Each toast has a cookie of its own, so that clearing one never takes the next with it. */
export const toastCookie = 'toast-'

export type Toast = { title: string; text?: string; kind: 'success' | 'error' | 'info' }

const STAYS_MS = 500
const taken = new Set<string>()

/**
 * Takes the toast that the last redirect left, once. Its cookie goes a moment later: a page that is just being left
 * for the one the toast is meant for may have read it first.
 */
export function takeFlashedToast(): Toast | null {
  const fresh = flashed().filter(({ name }) => !taken.has(name))
  for (const { name } of fresh) {
    taken.add(name)
    setTimeout(() => {
      document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
    }, STAYS_MS)
  }
  const last = fresh.at(-1)
  return last ? parseToast(last.value) : null
}

/** The oldest first. */
function flashed(): { name: string; value: string }[] {
  return document.cookie
    .split('; ')
    .filter((pair) => pair.startsWith(toastCookie))
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value }
    })
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
