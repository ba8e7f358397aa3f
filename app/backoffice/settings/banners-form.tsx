import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Settings } from '#app/shop/settings/settings.ts'
import { settingsForms } from '#app/shop/settings/settings-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useCheckedForm } from '#app/web/checked-form.ts'
import { type PartProps, SettingsFrame } from './settings-forms.tsx'

const MOST = 5
const fields = [
  ['title', 'Título', 80],
  ['text', 'Texto', 160],
  ['link', 'Dirección dentro del sitio', 200],
  ['linkText', 'Texto del botón', 40],
] as const

type Banner = Settings['banners'][number] & { id: number }

/** The pictures' words at the head of the home page, in order. */
export function BannersForm({ settings, result }: PartProps) {
  const [banners, setBanners] = useState<Banner[]>(() =>
    settings.banners.map((banner, id) => ({ ...banner, id })),
  )
  const { form, formProps } = useCheckedForm({ schema: settingsForms.banners, result })
  const add = () =>
    setBanners([
      ...banners,
      {
        id: Math.max(...banners.map(({ id }) => id)) + 1,
        title: '',
        text: '',
        link: '/catalogo',
        linkText: '',
      },
    ])
  return (
    <SettingsFrame formProps={formProps}>
      {banners.map((banner, place) => (
        <fieldset key={banner.id} className="stack border-b border-line pb-6">
          <legend className="font-semibold">Banner {place + 1}</legend>
          {fields.map(([name, label, longest]) => (
            <TextField
              key={name}
              label={label}
              name={`banners[${place}].${name}`}
              defaultValue={banner[name]}
              maxLength={longest}
              required
              error={form.allErrors[`banners[${place}].${name}`]}
            />
          ))}
          {banners.length > 1 ? (
            <div>
              <Button
                type="button"
                variant="danger-quiet"
                icon={<Trash2 />}
                onClick={() => setBanners(banners.filter(({ id }) => id !== banner.id))}
              >
                Quitar banner {place + 1}
              </Button>
            </div>
          ) : null}
        </fieldset>
      ))}
      {banners.length < MOST ? (
        <div>
          <Button type="button" variant="secondary" icon={<Plus />} onClick={add}>
            Agregar banner
          </Button>
        </div>
      ) : null}
    </SettingsFrame>
  )
}
