/** A page of the shop, as an address that works from a mail. */
export function mailLink(path: string, query: Record<string, string> = {}): string {
  const base = process.env.PUBLIC_URL
  if (!base) throw new Error('PUBLIC_URL is not set: links in mails would lead nowhere')
  const url = new URL(path, base)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
