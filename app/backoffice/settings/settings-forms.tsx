import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { formatExchangeRate } from '#app/shop/kernel/exchange-rate.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import type { Settings } from '#app/shop/settings/settings.ts'
import { settingsForms } from '#app/shop/settings/settings-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'

export type PartProps = { settings: Settings; result: FormResult | undefined }

export function SettingsFrame({ formProps, children }: { formProps: object; children: ReactNode }) {
  const { state } = useNavigation()
  return (
    <Form method="post" {...formProps} className="card stack">
      {children}
      <FormActions>
        <Button pending={state !== 'idle'}>Guardar</Button>
      </FormActions>
    </Form>
  )
}

export function ShopForm({ settings, result }: PartProps) {
  const { shopName, slogan, legalName, taxId, address, bankAccounts } = settings
  const initial = { shopName, slogan, legalName, taxId, address, bankAccounts }
  const { fields, formProps } = useCheckedForm({ schema: settingsForms.tienda, result, initial })
  return (
    <SettingsFrame formProps={formProps}>
      <TextField label="Nombre de la tienda" field={fields.shopName} required />
      <TextField label="Lema" field={fields.slogan} required />
      <TextField label="Razón social" hint="Como aparece en la factura." field={fields.legalName} required />
      <TextField label="RUC" field={fields.taxId} required />
      <TextAreaField label="Dirección" field={fields.address} rows={2} required />
      <TextAreaField
        label="Datos para transferencias"
        hint="Se muestran a quien paga por transferencia."
        field={fields.bankAccounts}
        rows={3}
      />
    </SettingsFrame>
  )
}

export function ContactForm({ settings, result }: PartProps) {
  const { email, facebook, instagram, tiktok } = settings
  const initial = {
    email,
    facebook,
    instagram,
    tiktok,
    ordersPhone: formatPhone(settings.ordersPhone),
    contactPhone: formatPhone(settings.contactPhone),
    supportPhone: formatPhone(settings.supportPhone),
  }
  const { fields, formProps } = useCheckedForm({ schema: settingsForms.contacto, result, initial })
  return (
    <SettingsFrame formProps={formProps}>
      <TextField label="Correo de la tienda" type="email" field={fields.email} required />
      <TextField label="Teléfono de pedidos (WhatsApp)" type="tel" field={fields.ordersPhone} required />
      <TextField label="Teléfono de contacto" type="tel" field={fields.contactPhone} required />
      <TextField label="Teléfono de soporte" type="tel" field={fields.supportPhone} required />
      <TextField label="Facebook" type="url" field={fields.facebook} />
      <TextField label="Instagram" type="url" field={fields.instagram} />
      <TextField label="TikTok" type="url" field={fields.tiktok} />
    </SettingsFrame>
  )
}

export function SalesForm({ settings, result }: PartProps) {
  const initial = {
    exchangeRate: formatExchangeRate(settings.exchangeRate),
    expiryDays: String(settings.expiryDays),
    deactivateExpiring: settings.deactivateExpiring ? 'on' : null,
    reservationHours: String(settings.reservationHours),
    maxOpenOrdersPerPhone: String(settings.maxOpenOrdersPerPhone),
    maxOpenOrdersPerAddress: String(settings.maxOpenOrdersPerAddress),
    maxUnitsPerWebOrder: String(settings.maxUnitsPerWebOrder),
    pickupsPerSlot: String(settings.pickupsPerSlot),
  }
  const { fields, formProps } = useCheckedForm({ schema: settingsForms.ventas, result, initial })
  return (
    <SettingsFrame formProps={formProps}>
      <TextField
        label="Tipo de cambio"
        hint="Córdobas por un dólar. Los pedidos guardan el de su momento."
        inputMode="decimal"
        field={fields.exchangeRate}
        required
      />
      <NumberField label="Días para próximo a vencer" field={fields.expiryDays} required />
      <SwitchField
        label="Desactivar solos los productos vencidos o próximos a vencer"
        field={fields.deactivateExpiring}
      />
      <NumberField
        label="Horas que se apartan las unidades de un pedido web sin confirmar"
        field={fields.reservationHours}
        required
      />
      <NumberField label="Pedidos web abiertos por teléfono" field={fields.maxOpenOrdersPerPhone} required />
      <NumberField
        label="Pedidos web por hora desde una misma conexión"
        field={fields.maxOpenOrdersPerAddress}
        required
      />
      <NumberField label="Unidades por pedido web" field={fields.maxUnitsPerWebOrder} required />
      <NumberField label="Retiros por cita" field={fields.pickupsPerSlot} required />
    </SettingsFrame>
  )
}

export function ClaimsForm({ settings, result }: PartProps) {
  const { productsClaim, experienceClaim, storyYearsClaim, storyCustomersClaim, storyProductsClaim } =
    settings
  const initial = { productsClaim, experienceClaim, storyYearsClaim, storyCustomersClaim, storyProductsClaim }
  const { fields, formProps } = useCheckedForm({ schema: settingsForms.cifras, result, initial })
  return (
    <SettingsFrame formProps={formProps}>
      <TextField label="Inicio: productos" field={fields.productsClaim} required />
      <TextField label="Inicio: años de experiencia" field={fields.experienceClaim} required />
      <TextField label="Nuestra Historia: años" field={fields.storyYearsClaim} required />
      <TextField label="Nuestra Historia: clientes" field={fields.storyCustomersClaim} required />
      <TextField label="Nuestra Historia: productos" field={fields.storyProductsClaim} required />
    </SettingsFrame>
  )
}
