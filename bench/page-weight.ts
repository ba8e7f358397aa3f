/** What a first visit to a page transfers, compressed, by kind. */
export async function pageWeight(origin: string, path: string) {
  const page = await fetchBytes(`${origin}${path}`)
  const html = new TextDecoder().decode(page.decoded)
  const found = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, url = '']) => url))]
  const scripts = found(/"(\/assets\/[^"]+\.js)"/g)
  const styles = found(/href="(\/assets\/[^"]+\.css)"/g)
  const fonts = found(/href="(\/assets\/[^"]+\.woff2)"/g)
  const sum = async (urls: string[]) => {
    const sizes = await Promise.all(
      urls.map(async (url) => (await fetchBytes(`${origin}${url}`)).transferred),
    )
    return sizes.reduce((total, size) => total + size, 0)
  }
  return {
    html: page.transferred,
    scripts: await sum(scripts),
    styles: await sum(styles),
    fonts: await sum(fonts),
  }
}

async function fetchBytes(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const decoded = await response.arrayBuffer()
  const length = response.headers.get('content-length')
  return { decoded, transferred: length ? Number(length) : decoded.byteLength }
}
