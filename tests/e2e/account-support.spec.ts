import { desc } from 'drizzle-orm'
import { messages } from '#db/schema/messages.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test('writing to support: what is missing is said, and the message gets a number', async ({
  page,
  shop,
  signInAs,
  checkAccessible,
}) => {
  await signInAs('customer')
  await page.goto('/cliente/soporte')
  for (const card of ['Teléfono', 'Correo', 'Horario', 'Respuesta']) {
    await expect(page.getByRole('heading', { name: card, exact: true })).toBeVisible()
  }
  await expect(page.getByText('Lun-Vie 8:00 AM-6:00 PM').first()).toBeVisible()
  await expect(page.getByText('Sáb 9:00 AM-3:00 PM').first()).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByLabel('Nombre')).not.toBeEditable()
  await expect(main.getByLabel('Email')).not.toBeEditable()
  await checkAccessible(page)

  await main.getByRole('button', { name: 'Enviar Mensaje' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Error' })
  await expect(alert).toContainText('Por favor completa todos los campos')

  await main.getByLabel(/^Asunto/).fill('Mi pedido no llega')
  await main.getByLabel(/^Mensaje/).fill('Lo pedí hace tres días y vivo en Masaya.')
  await main.getByRole('button', { name: 'Enviar Mensaje' }).click()
  await expect(main.getByText('Enviando...')).toBeVisible()
  const toast = page.getByRole('status').filter({ hasText: 'Mensaje enviado' })
  await expect(toast).toContainText('Hemos recibido tu consulta. Te responderemos pronto.')
  const shown = await main.getByText(/MS-\d{6}/).textContent()
  const [stored] = await shop.db.select().from(messages).orderBy(desc(messages.id)).limit(1)
  expect(stored).toMatchObject({ kind: 'support', subject: 'Mi pedido no llega' })
  expect(shown).toContain(stored?.number)
  await expect(main.getByLabel(/^Asunto/)).toHaveValue('')

  const question = main.locator('details', { hasText: '¿Cuánto tarda mi pedido?' })
  await question.locator('summary').click()
  await expect(question.getByText('24 a 48 horas')).toBeVisible()
})
