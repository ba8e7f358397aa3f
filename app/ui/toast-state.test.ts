import { describe, expect, it } from 'vitest'
import { nextToast, noToast, type Toast } from './toast-state.ts'

const saved: Toast = { title: 'Perfil actualizado', kind: 'success' }
const failed: Toast = { title: 'Error', text: 'No se pudo actualizar el perfil', kind: 'error' }

describe('toasts', () => {
  it('shows one at a time, the newest', () => {
    const state = nextToast(nextToast(noToast, { show: saved }), { show: failed })
    expect(state).toEqual({ count: 2, toast: failed })
  })

  it('takes away the one that is shown', () => {
    expect(nextToast(nextToast(noToast, { show: saved }), { dismiss: 1 }).toast).toBeNull()
  })

  it('keeps the newer one when the timer of the older runs out', () => {
    const both = nextToast(nextToast(noToast, { show: saved }), { show: failed })
    expect(nextToast(both, { dismiss: 1 }).toast).toBe(failed)
  })
})
