import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { readCode128 } from '#tests/support/code128.ts'

/** What a scanner would read: the picture of the bars as the browser draws it, along three lines across. */
export async function readBarcode(picture: Locator): Promise<string> {
  const { data, info } = await sharp(await picture.screenshot())
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = [0.25, 0.5, 0.75].map((height) => {
    const start = Math.round(info.height * height) * info.width
    return readCode128([...data.subarray(start, start + info.width)].map((light) => light < 128))
  })
  if (new Set(read).size !== 1) throw new Error(`The lines disagree: ${read.join(', ')}`)
  return read[0] ?? ''
}
