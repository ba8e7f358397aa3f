export const toastCookie = 'toast'

export type Toast = { title: string; text?: string; kind: 'success' | 'error' | 'info' }

/** Takes the toast that the last redirect left, once. */
export function takeFlashedToast(): Toast | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${toastCookie}=`))
  if (!found) return null
  document.cookie = `${toastCookie}=; Path=/; Max-Age=0; SameSite=Lax`
  return parseToast(found.slice(toastCookie.length + 1))
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
