import { formatTime } from '#app/shop/kernel/dates.ts'

type Refusal = { reason: string; retryAt?: Date }
type Said = { text: string; status: number; headers?: HeadersInit }

/** What is said when too much was tried, or too much is going on; the other reasons are the page's own. */
export function sayRefusal(
  { reason, retryAt }: Refusal,
  otherwise: Record<string, string>,
  now = new Date(),
): Said {
  if (reason === 'too-many-attempts' && retryAt) {
    const seconds = Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1000))
    return {
      text: `Demasiados intentos. Por seguridad, intenta de nuevo a las ${formatTime(retryAt)}.`,
      status: 429,
      headers: { 'Retry-After': String(seconds) },
    }
  }
  if (reason === 'busy') {
    return {
      text: 'Hay muchas personas entrando en este momento. Intenta de nuevo en unos segundos.',
      status: 503,
      headers: { 'Retry-After': '5' },
    }
  }
  return { text: otherwise[reason] ?? 'Ocurrió un error inesperado', status: 400 }
}
