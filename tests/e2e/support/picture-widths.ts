import { expect, type Locator } from '@playwright/test'

/** Each picture that has come was asked for about as wide as it is shown: never blurred, never wasted. */
export async function expectFittingPictures(pictures: Locator) {
  await expect.poll(async () => (await come(pictures)).length).toBeGreaterThan(2)
  for (const { shown, got } of await come(pictures)) {
    const width = Number(/\/(\d+)\.(avif|webp)$/.exec(got)?.[1])
    expect(width, got).toBeGreaterThanOrEqual(shown * 0.95)
    expect(width, got).toBeLessThanOrEqual(Math.max(shown * 1.7, 160))
  }
}

const come = (pictures: Locator) =>
  pictures.evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((img) => img.complete && img.naturalWidth > 0)
      .map((img) => ({
        shown: img.getBoundingClientRect().width * devicePixelRatio,
        got: img.currentSrc,
      })),
  )
