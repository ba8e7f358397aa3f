export const refusals: Record<string, string> = {
  unknown: 'Esta cuenta ya no existe',
  yourself: 'No puedes desactivar tu propia cuenta',
  'last-owner': 'Tiene que quedar al menos un dueño con acceso',
  'not-invited': 'Esta persona ya aceptó su invitación',
}
