import { useRouteLoaderData } from 'react-router'
import type { ShopForVisitors } from './layout/shop-for-visitors.ts'

type Frame = { shop: ShopForVisitors; publicUrl: string }

/** The shop's own data, which the frame of every storefront page has loaded. */
export function useShop(): ShopForVisitors {
  const frame = useRouteLoaderData('storefront') as Frame | undefined
  if (!frame) throw new Error('useShop is only for pages inside the storefront frame')
  return frame.shop
}
