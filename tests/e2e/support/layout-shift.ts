import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShift?: number
  }
}

/** Adds up what moves by itself from the first moment of every page; ask with `layoutShift`. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const layoutShift = (page: Page) => page.evaluate(() => window.layoutShift ?? Number.NaN)

/** How far the page is wider than the screen. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
