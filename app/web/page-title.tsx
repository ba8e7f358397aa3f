import { useRouteLoaderData } from 'react-router'

/** The document's title, with the shop's name from its settings. */
export function PageTitle({ title }: { title: string }) {
  const root = useRouteLoaderData('root') as { settings?: { shopName?: string } } | undefined
  const shop = root?.settings?.shopName
  return <title>{shop ? `${title} | ${shop}` : title}</title>
}
