import bwip from 'bwip-js/node'

export type Barcode = { digits: string; width: number; bars: { x: number; width: number }[] }

/** The 12 digits of an order: those of its number, with zeros in front, or cut. */
export function barcodeDigits(orderNumber: string): string {
  return orderNumber.replace(/\D/g, '').padStart(12, '0').slice(0, 12)
}

/** Code 128, in modules: the page draws the bars as wide as it likes. */
export function barcodeOf(orderNumber: string): Barcode {
  const digits = barcodeDigits(orderNumber)
  const [drawn] = bwip.raw({ bcid: 'code128', text: digits }) as unknown as { sbs: number[] }[]
  if (!drawn) throw new Error(`No barcode for ${digits}`)
  const bars: Barcode['bars'] = []
  let x = 0
  drawn.sbs.forEach((width, place) => {
    if (place % 2 === 0) bars.push({ x, width })
    x += width
  })
  return { digits, width: x, bars }
}
