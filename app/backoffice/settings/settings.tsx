import { parseWithZod } from '@conform-to/zod/v4'
import { changeSettings } from '#app/shop/settings/change-settings.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Settings } from '#app/shop/settings/settings.ts'
import { isSettingsPart, type SettingsPart, settingsForms } from '#app/shop/settings/settings-form.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/settings'
import { BannersForm } from './banners-form.tsx'
import { HoursForm } from './hours-form.tsx'
import { ClaimsForm, ContactForm, SalesForm, ShopForm } from './settings-forms.tsx'

const parts: [SettingsPart, string][] = [
  ['tienda', 'Tienda'],
  ['contacto', 'Contacto'],
  ['horarios', 'Horarios'],
  ['ventas', 'Ventas e inventario'],
  ['cifras', 'Cifras del sitio'],
  ['banners', 'Banners'],
]

const partOf = (request: Request): SettingsPart => {
  const asked = new URL(request.url).searchParams.get('parte') ?? ''
  return isSettingsPart(asked) ? asked : 'tienda'
}

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  return { part: partOf(request), settings: await readSettings(db) }
}

export async function action({ request }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const part = partOf(request)
  const submission = parseWithZod(await request.formData(), { schema: settingsForms[part] })
  if (submission.status !== 'success') return formProblem(submission, { title: 'Revisa los ajustes' })
  const { changed } = await changeSettings(db, {
    changes: submission.value as Partial<Settings>,
    by,
    now: new Date(),
  })
  const title = changed.length > 0 ? 'Ajustes guardados exitosamente' : 'No había nada que cambiar'
  return redirectWithToast(`/admin/ajustes?parte=${part}`, { title, kind: 'success' })
}

export const meta: Route.MetaFunction = () => [{ title: 'Ajustes' }]

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { part, settings } = loaderData
  const form = { settings, result: actionData }
  return (
    <>
      <PageHeader title="Ajustes" subtitle="Lo que la tienda dice de sí misma y cómo trabaja" />
      <TabLinks
        label="Partes de los ajustes"
        items={parts.map(([name, label]) => ({ to: `?parte=${name}`, label, current: name === part }))}
      />
      <div className="mt-6 max-w-3xl" key={part}>
        {part === 'tienda' ? <ShopForm {...form} /> : null}
        {part === 'contacto' ? <ContactForm {...form} /> : null}
        {part === 'horarios' ? <HoursForm {...form} /> : null}
        {part === 'ventas' ? <SalesForm {...form} /> : null}
        {part === 'cifras' ? <ClaimsForm {...form} /> : null}
        {part === 'banners' ? <BannersForm {...form} /> : null}
      </div>
    </>
  )
}
