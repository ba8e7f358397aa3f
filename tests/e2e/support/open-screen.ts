import type { Page } from '@playwright/test'

/** Opens a screen of the back-office and waits until its scripts run: the bell is the first to ask for something. */
export async function openScreen(page: Page, path: string) {
  const ready = page.waitForRequest(/\/admin\/avisos$/)
  await page.goto(path)
  await ready
}
