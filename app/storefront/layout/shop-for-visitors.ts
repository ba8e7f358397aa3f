import { spellHours } from '#app/shop/settings/hours.ts'
import type { Settings } from '#app/shop/settings/settings.ts'

/** What every page of the storefront says about the shop. */
export type ShopForVisitors = ReturnType<typeof shopForVisitors>

export function shopForVisitors(settings: Settings) {
  return {
    name: settings.shopName,
    slogan: settings.slogan,
    address: settings.address,
    email: settings.email,
    contactPhone: settings.contactPhone,
    supportPhone: settings.supportPhone,
    hours: spellHours(settings.openingHours),
    social: [
      { name: 'Facebook', url: settings.facebook },
      { name: 'Instagram', url: settings.instagram },
      { name: 'TikTok', url: settings.tiktok },
    ].filter(({ url }) => url !== ''),
  }
}
