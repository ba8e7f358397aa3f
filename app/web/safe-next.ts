/** A page of ours to go on to. Anything that could lead elsewhere becomes the fallback. */
export function safeNext(wanted: unknown, fallback = '/'): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 500) return fallback
  const url = URL.parse(wanted, 'http://shop.invalid')
  if (url?.origin !== 'http://shop.invalid' || url.pathname.startsWith('//')) return fallback
  return signingIn.test(url.pathname) ? fallback : `${url.pathname}${url.search}${url.hash}`
}

const signingIn = /^\/(ingresar|registro|salir|recuperar|personal|api)(\/|$)/
