import { desc, eq } from 'drizzle-orm'
import { messages } from '#db/schema/messages.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { layoutShift, sidewaysScroll, watchLayoutShift } from './support/layout-shift.ts'

const pages = [
  ['/nuestra-historia', 'Nuestra Historia', ['2010', '2015', '2020', '2025', '15+', '10,000+', '200+']],
  ['/acerca-de', 'Acerca de', ['Calidad', 'Naturaleza', 'Servicio', 'Bienestar']],
  ['/mision-vision', 'Misión y visión', ['Misión', 'Visión']],
  ['/guia-perfumes', 'Guía de Vitaminas y Suplementos', ['Vitamina C', 'Magnesio']],
  ['/guia-vitaminas', 'Guía de Vitaminas y Suplementos', ['Vitamina D']],
  ['/faq', 'Preguntas frecuentes', ['24 a 48 horas']],
  ['/envios-devoluciones', 'Envíos y devoluciones', ['3 a 5 días hábiles', 'Estelí', '7 días']],
  ['/politica-privacidad', 'Política de privacidad', ['No vendemos tus datos']],
  ['/terminos-servicio', 'Términos de servicio', ['primeras 2 horas']],
  ['/politica-cookies', 'Política de cookies', ['Carrito', 'Moneda']],
  ['/aviso-legal', 'Aviso legal', ['RUC']],
  ['/dia-padre', 'Día del Padre', ['23 de junio']],
  ['/sitemap', 'Mapa del sitio', ['Metas de salud', 'Masculino', 'Femenino', 'Unisex']],
] as const

test('the pages to be read hold their words, and nothing moves', { tag: '@phone' }, async ({ page }) => {
  await watchLayoutShift(page)
  for (const [path, title, words] of pages) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
    for (const word of words) await expect(page.getByRole('main')).toContainText(word)
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page), path).toBeLessThan(0.02)
    expect(await sidewaysScroll(page), path).toBe(0)
  }
})

test('the second about page leads to the catalogue and to contact', async ({ page }) => {
  await page.goto('/acerca-de')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Ver el catálogo' })).toHaveAttribute('href', '/catalogo')
  await expect(main.getByRole('link', { name: 'Contáctanos' })).toHaveAttribute('href', '/contactanos')
})

test('no link of the site map is broken', { tag: '@desktop' }, async ({ page, request }) => {
  await page.goto('/sitemap')
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(40)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBeLessThan(400)
  await expect(page.getByRole('link', { name: 'Chat en vivo' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/505\d{8}\?/,
  )
})

test('offers: the count, one brand, and what is sold out', async ({ page, shop, checkAccessible }) => {
  await makeProduct(shop.db, { name: 'Oferta Uno', brand: 'Rebajas SA', discountPercent: 20 })
  await makeProduct(shop.db, { name: 'Oferta Dos', brand: 'Rebajas SA', discountPercent: 30, stock: 0 })
  await page.goto('/ofertas')
  await expect(page.getByText(/^[\d,]+ Productos en Oferta$/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Marca' })).toContainText('Todas las marcas')
  await checkAccessible(page)
  await page.getByRole('combobox', { name: 'Marca' }).selectOption('Rebajas SA')
  await expect(page).toHaveURL('/ofertas?brand=Rebajas+SA')
  await expect(page.getByText('2 Productos en Oferta')).toBeVisible()
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.nth(1).getByRole('button', { name: 'Agotado' })).toBeDisabled()
  await cards.first().getByRole('button', { name: 'Agregar Oferta Uno al carrito' }).click()
  await expect(page.getByText('Oferta Uno agregado al carrito')).toBeVisible()
  await page.goto('/ofertas?brand=Nadie')
  await expect(page.getByText('No hay ofertas disponibles')).toBeVisible()
  await page.route('**/ofertas.data**', (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: 'Ver todas las ofertas' }).click()
  await expect(page.getByText('Error al cargar las ofertas')).toBeVisible()
})

test('contact: what is missing is said; then it is stored and the chat opens', async ({
  page,
  context,
  shop,
  checkAccessible,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto('/contactanos')
  for (const fact of ['Dirección', 'Teléfono', 'Correo', 'Horario']) {
    await expect(page.getByRole('main').getByRole('heading', { name: fact })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText('Por favor completa todos los campos requeridos').first()).toBeVisible()
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await checkAccessible(page)
  await page.getByLabel('Nombre').fill('Ana Pérez')
  await page.getByLabel('Correo').fill('ana@example.com')
  await page.getByLabel('Mensaje').fill('¿Abren mañana?')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  const text = new URL((await opened).url()).searchParams.get('text') ?? ''
  for (const part of [
    'Ana Pérez',
    'ana@example.com',
    'No proporcionado',
    'Consulta general',
    '¿Abren mañana?',
  ]) {
    expect(text).toContain(part)
  }
  await page.bringToFront()
  await expect(page.getByRole('main').getByText('Mensaje enviado')).toBeVisible()
  await expect(page.getByLabel('Mensaje')).toHaveValue('')
  const [stored] = await shop.db
    .select()
    .from(messages)
    .where(eq(messages.email, 'ana@example.com'))
    .orderBy(desc(messages.id))
    .limit(1)
  expect(stored).toMatchObject({ kind: 'contact', body: '¿Abren mañana?', subject: 'Consulta general' })
})

test('a path that does not exist', { tag: '@desktop' }, async ({ page, checkAccessible }) => {
  await page.goto('/faq')
  const response = await page.goto('/no/existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Página No Encontrada/)
  await expect(page.getByText('La página que buscas no existe o fue movida.')).toBeVisible()
  await expect(page.getByText('/no/existe')).toBeVisible()
  await checkAccessible(page)
  await expect(page.getByRole('link', { name: 'Ir al Inicio', exact: true })).toHaveAttribute('href', '/')
  await page.getByRole('button', { name: 'Volver Atrás' }).click()
  await expect(page).toHaveURL('/faq')
})

test('who comes back from the card provider by a wrong path is led on', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/regreso?token=abc&ern=FW-000001')
  await expect(page).toHaveURL('/checkout/success?token=abc&ern=FW-000001')
  await page.goto('/tienda/checkout/success/?token=abc')
  await expect(page).toHaveURL('/checkout/success?token=abc')
})

test.describe('before scripts have run', () => {
  test.use({ javaScriptEnabled: false })

  test('a message can be sent, and what is missing is said', { tag: '@desktop' }, async ({ page, shop }) => {
    await page.goto('/contactanos')
    await page.getByLabel('Nombre').fill('Beto Sin Guion')
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByText('Por favor completa todos los campos requeridos').first()).toBeVisible()
    await expect(page.getByLabel('Nombre')).toHaveValue('Beto Sin Guion')
    await page.getByLabel('Correo').fill('beto@example.com')
    await page.getByLabel('Mensaje').fill('Hola')
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByText('Mensaje enviado')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Abrir el chat' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    )
    const stored = await shop.db.select().from(messages).where(eq(messages.email, 'beto@example.com'))
    expect(stored.length).toBeGreaterThan(0)
  })
})
