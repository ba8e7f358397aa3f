import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openScreen } from '#tests/e2e/support/open-screen.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeProduct } from '#tests/support/factories/products.ts'

const png = (color: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer()

async function send(page: Page, bytes: Buffer | string) {
  const answer = await page.request.post('/admin/productos/imagenes', {
    data: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })
  return {
    status: answer.status(),
    ...((await answer.json()) as { ok: boolean; error?: string; picture?: { key: string } }),
  }
}

test('pictures are chosen, reordered and taken off with the keyboard, and saved', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}) => {
  const product = await makeProduct(shop.db, { name: 'Con fotos' })
  await signInAs('manager')
  await openScreen(page, `/admin/productos?editar=${product.id}`)
  const dialog = page.getByRole('dialog', { name: 'Editar Producto' })
  const files = await Promise.all(['#0a7', '#a07'].map(png))
  await dialog
    .getByLabel('Elegir imágenes')
    .setInputFiles(
      files.map((buffer, place) => ({ name: `foto${place}.png`, mimeType: 'image/png', buffer })),
    )
  await expect(dialog.getByRole('img', { name: 'Imagen 2' })).toBeVisible()
  await checkAccessible(page)
  const keys = () =>
    dialog
      .getByRole('listitem')
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.split('/').at(-2)))
  const [first, second] = await keys()
  await dialog.getByRole('button', { name: 'Mover la imagen 2 antes' }).press('Enter')
  expect(await keys()).toEqual([second, first])
  await dialog.getByRole('button', { name: 'Quitar la imagen 2' }).press('Enter')
  await dialog.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Producto actualizado exitosamente')).toBeVisible()
  const shown = await fetch(`${shop.url}/producto/${product.id}`)
  expect(await shown.text()).toContain(`/media/${second}/`)
  const rendition = await fetch(`${shop.url}/media/${second}/320.webp`)
  expect(rendition.headers.get('content-type')).toBe('image/webp')
})

test('@desktop a picture is dropped, and another pasted', async ({ page, signInAs, shop }) => {
  const product = await makeProduct(shop.db, { name: 'Arrastrado' })
  await signInAs('manager')
  await openScreen(page, `/admin/productos?editar=${product.id}`)
  const dialog = page.getByRole('dialog', { name: 'Editar Producto' })
  const bytes = [...(await png('#123456'))]
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(list)], 'suelta.png', { type: 'image/png' }))
    return data
  }, bytes)
  await dialog.getByText('Elegir imágenes').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(dialog.getByRole('img', { name: 'Imagen principal' })).toBeVisible()
  await page.evaluate(
    (list) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(list)], 'pegada.png', { type: 'image/png' }))
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
      )
    },
    [...(await png('#654321'))],
  )
  await expect(dialog.getByRole('img', { name: 'Imagen 2' })).toBeVisible()
})

test('the widths of a new picture are made by a job', { tag: '@desktop' }, async ({ page, signInAs }) => {
  await signInAs('manager')
  const stored = await send(page, await png('#24689a'))
  const progress = async () => {
    const answer = await page.request.get(`/admin/productos/imagenes/${stored.picture?.key}`)
    return ((await answer.json()) as { progress: { made: number; total: number } }).progress
  }
  await expect.poll(async () => (await progress()).made, { timeout: 30_000 }).toBe((await progress()).total)
})

test('what is no picture, or too much of one, is refused with the reason', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('manager')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
  const corpus: [Buffer | string, RegExp][] = [
    [svg, /no es una imagen/],
    [`<?xml version="1.0"?>${svg}`, /no es una imagen/],
    ['<html><script>alert(1)</script>', /no es una imagen/],
    [
      Buffer.concat([Buffer.from('GIF89a'), Buffer.from('/*<script>alert(1)</script>*/=1;'.repeat(9))]),
      /no es una imagen/,
    ],
    [Buffer.from('%PDF-1.7 no soy una foto, aunque lo diga mi nombre'), /no es una imagen/],
    [(await png('#fff')).subarray(0, 60), /no es una imagen/],
    [bombPng(30_000, 30_000), /demasiados píxeles/],
    [Buffer.alloc(11 * 1024 * 1024, 0xff), /más de 10 MB/],
    ['', /no es una imagen/],
  ]
  for (const [bytes, reason] of corpus) {
    const answer = await send(page, bytes)
    expect(answer.status).toBe(422)
    expect(answer.error).toMatch(reason)
  }
})

test('what a picture carried along is gone: its place, its maker, and what was glued to it', {
  tag: '@desktop',
}, async ({ page, signInAs, shop }) => {
  await signInAs('manager')
  const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#808080' } })
    .withExif({
      IFD0: { Make: 'CamaraSecreta', Copyright: 'Dueña Original' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '12/1 8/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '86/1 15/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()
  expect(photo.includes('CamaraSecreta')).toBe(true)
  const polyglot = Buffer.concat([photo, Buffer.from('<script>alert("pegado")</script>')])
  const stored = await send(page, polyglot)
  expect(stored.ok).toBe(true)
  for (const file of ['960.webp', '320.avif', 'og.jpg']) {
    const bytes = Buffer.from(
      await (await fetch(`${shop.url}/media/${stored.picture?.key}/${file}`)).arrayBuffer(),
    )
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('CamaraSecreta') || bytes.includes('<script>')).toBe(false)
  }
})

test('addresses inside the house are refused, however they are written; nothing is asked of them', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  let asked = 0
  const inside = createServer((_request, response) => {
    asked++
    response.end('secreto')
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  const { port } = inside.address() as AddressInfo
  await signInAs('manager')
  const addresses = [
    `http://127.0.0.1:${port}/a.png`,
    'http://127.0.0.1/a.png',
    `http://localhost:${port}/a.png`,
    'http://localhost/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://0x7f000001/a.png',
    'http://2130706433/a.png',
    'http://0177.0.0.1/a.png',
    'http://127.1/a.png',
    'http://0.0.0.0/a.png',
    'http://10.0.0.5/a.png',
    'http://172.16.4.4/a.png',
    'http://192.168.1.1/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/a.png',
    'http://[fd00::1]/a.png',
    'http://usuario:clave@203.0.113.9/a.png',
    'http://203.0.113.9:22/a.png',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'javascript:alert(1)',
    'no es una dirección',
  ]
  for (const direccion of addresses) {
    const answer = await page.request.post('/admin/productos/imagenes/direccion', { form: { direccion } })
    expect([direccion, answer.status()]).toEqual([direccion, 422])
    expect([direccion, ((await answer.json()) as { error: string }).error]).toEqual([
      direccion,
      expect.stringMatching(/no es de una página pública|No pudimos llegar/),
    ])
  }
  expect(asked).toBe(0)
  inside.close()
})

/** A picture of a few kilobytes that says it is 900 million points large. */
function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const line = deflateSync(Buffer.alloc(64 * 1024))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', line),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
