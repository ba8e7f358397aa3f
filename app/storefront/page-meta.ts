import type { MetaDescriptor } from 'react-router'
import type { ShopForVisitors } from './layout/shop-for-visitors.ts'

type Frame = { publicUrl: string; shop: ShopForVisitors }
type Match = { id: string; loaderData?: unknown } | undefined

type Page = {
  title: string
  description: string
  /** Its own address, without what does not change what it shows; null for a page nobody should find. */
  path: string | null
  /** A path of a JPEG or PNG of 1200 by 630. */
  picture?: string | null
  kind?: 'website' | 'product'
  /** False keeps it out of search engines, though it has an address. */
  index?: boolean
  structured?: (publicUrl: string, shopName: string) => object[]
}

/** What the storefront's frame has loaded; null when it could not. */
export function frameOf(matches: readonly Match[]): Frame | null {
  return (matches.find((match) => match?.id === 'storefront')?.loaderData as Frame | undefined) ?? null
}

/** Title, description, canonical address, preview for chats, and data for search engines. */
export function pageMeta(matches: readonly Match[], page: Page): MetaDescriptor[] {
  const frame = frameOf(matches)
  const publicUrl = frame?.publicUrl ?? ''
  const shopName = frame?.shop.name ?? 'FitoNica'
  const title = page.title.includes(shopName) ? page.title : `${page.title} | ${shopName}`
  const picture = `${publicUrl}${page.picture ?? '/icons/og.jpg'}`
  const described: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:site_name', content: shopName },
    { property: 'og:locale', content: 'es_NI' },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (page.path === null) return [...described, { name: 'robots', content: 'noindex' }]
  return [
    ...described,
    { property: 'og:url', content: `${publicUrl}${page.path}` },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}${page.path}` },
    ...(page.index === false ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(page.structured?.(publicUrl, shopName) ?? []).map(
      (data): MetaDescriptor => ({
        'script:ld+json': { '@context': 'https://schema.org', ...data } as never,
      }),
    ),
  ]
}

/** Cut where a word ends, as search results and chats show it. */
export function inShort(text: string, longest = 155): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longest) return plain
  return `${plain.slice(0, longest).replace(/\s+\S*$/, '')}…`
}
