import ipaddr from 'ipaddr.js'

/** An address on the open internet, and nothing of this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false
  return ipaddr.parse(address).range() === 'unicast'
}

/** A plain web address, or null. Every other way of writing a host or a number is refused, not understood. */
export function plainWebAddress(text: string): URL | null {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  if (url.username || url.password) return null
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  if (port !== '80' && port !== '443') return null
  const host = url.hostname
  if (host === '' || host.endsWith('.')) return null
  return host.toLowerCase() === writtenHost(text)?.toLowerCase() ? url : null
}

/** The host as it was typed, which the parser's own must equal: 0x7f.1 and 2130706433 are not equal to 127.0.0.1. */
function writtenHost(text: string): string | undefined {
  return /^https?:\/\/(\[[^\]/?#@\\]+\]|[^\s/?#:@\\]+)/i.exec(text)?.[1]
}
