import type { Page } from '@playwright/test'

/** Opens a screen of the back-office and waits until its scripts run: the bell is the first to ask for something. */
export async function openScreen(page: Page, path: string) {
  // Only once the page before is gone: its own bell may still be about to ask.
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForRequest(/\/admin\/avisos$/)
  await page.waitForLoadState()
}

/** The same for one of several tabs, of which only one asks for the news: what the page drew is in React's hands. */
export async function openTab(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
