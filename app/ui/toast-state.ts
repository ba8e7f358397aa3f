export type Toast = { title: string; text?: string; kind: 'success' | 'error' | 'info' }

/** The toast on show, if any, and how many there have been: a new one takes the place of the last. */
export type ToastState = { count: number; toast: Toast | null }

export type ToastChange = { show: Toast } | { dismiss: number }

export const noToast: ToastState = { count: 0, toast: null }

export function nextToast(state: ToastState, change: ToastChange): ToastState {
  if ('show' in change) return { count: state.count + 1, toast: change.show }
  // A timer of a toast that is gone must not take away its successor.
  return change.dismiss === state.count ? { ...state, toast: null } : state
}
