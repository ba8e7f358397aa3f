/** What an open web order waits for: that staff confirm it, and then that the customer has it. */
export const webWork = ['por-confirmar', 'por-entregar'] as const
export type WebWork = (typeof webWork)[number]

export const webWorkLabels: Record<WebWork, string> = {
  'por-confirmar': 'Por confirmar',
  'por-entregar': 'Por entregar',
}
