import { useToast } from '#app/ui/toast.tsx'

/** Opens a page to print in its own window; a browser that blocks windows is told of. */
export function usePaper() {
  const toast = useToast()
  const open = (address: string): boolean => {
    const opened = window.open(address, '_blank', 'width=900,height=900')
    if (!opened) toast({ title: 'Error', text: 'No se pudo abrir la ventana de impresión', kind: 'error' })
    return opened !== null
  }
  const of = (ids: readonly number[]) => ids.map((id) => `pedido=${id}`).join('&')
  return {
    invoice: (ids: readonly number[]) => open(`/admin/papel/factura?${of(ids)}`),
    receipt: (ids: readonly number[]) => open(`/admin/papel/recibo?${of(ids)}`),
    label(ids: readonly number[]) {
      if (!open(`/admin/papel/etiqueta?${of(ids)}`)) return
      toast({
        title: ids.length === 1 ? 'Etiqueta de envío generada' : `${ids.length} etiquetas de envío generadas`,
        kind: 'success',
      })
    },
  }
}

export type Paper = ReturnType<typeof usePaper>
