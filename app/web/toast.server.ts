import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { type Toast, toastCookie } from './toast.ts'

/** Redirects, and has the next page show a toast. The cookie is read and cleared in the browser. */
export function redirectWithToast(to: string, toast: Toast, headers: HeadersInit = {}) {
  const all = new Headers(headers)
  const value = encodeURIComponent(JSON.stringify(toast))
  all.append('Set-Cookie', `${toastCookie}${randomUUID()}=${value}; Path=/; Max-Age=60; SameSite=Lax`)
  return redirect(to, { headers: all })
}
