import type { ComponentProps } from 'react'
import { CheckboxField } from './checkbox-field.tsx'

/** On or off, at once plain to see. It is a checkbox, and submits like one. */
export function SwitchField(props: Omit<ComponentProps<typeof CheckboxField>, 'isSwitch'>) {
  return <CheckboxField {...props} isSwitch />
}
