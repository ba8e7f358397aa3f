import type { ReactNode } from 'react'
import { useAccountForm } from './use-account-form.ts'

/** A form, not a link: nothing that only follows links can sign anybody out. */
export function SignOutForm({ className, children }: { className: string; children: ReactNode }) {
  const fetcher = useAccountForm()
  return (
    <fetcher.Form method="post" action="/salir">
      <button type="submit" className={className} aria-disabled={fetcher.state !== 'idle'}>
        {children}
      </button>
    </fetcher.Form>
  )
}
