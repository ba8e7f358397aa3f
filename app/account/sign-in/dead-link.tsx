import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SignInPage } from './sign-in-page.tsx'

type Props = { title: string; next: { to: string; label: string } }

/** A link from a mail that has been used, replaced by a newer one, or has expired. */
export function DeadLink({ title, next }: Props) {
  return (
    <SignInPage title={title}>
      <Notice tone="warning">
        Este enlace ya no sirve: se usó, venció o hay uno más nuevo en tu correo.
      </Notice>
      <ButtonLink to={next.to} variant="primary" className="mt-6" block>
        {next.label}
      </ButtonLink>
    </SignInPage>
  )
}
