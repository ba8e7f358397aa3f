import type { APIRequestContext } from '@playwright/test'
import { structuredData } from './structured-data.ts'

const decoded = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The page as those who run no scripts get it: search engines, chats that show a preview. */
export async function readHtml(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const content = (name: string) =>
    decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
  const json = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return {
    html,
    text: decoded(html),
    content,
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: decoded(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''),
    data: json.map(([, text = '']) => structuredData.parse(JSON.parse(text))),
  }
}
