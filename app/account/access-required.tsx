import { LockKeyhole } from 'lucide-react'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageTitle } from '#app/web/page-title.tsx'

type Props = { title: string; text: string; next: string }

/** What a page of the customer area shows to somebody who is not signed in. */
export function AccessRequired({ title, text, next }: Props) {
  return (
    <div className="page py-10 md:py-16">
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState icon={<LockKeyhole aria-hidden="true" />} title="Acceso requerido" text={text}>
        <ButtonLink to={`/ingresar?${new URLSearchParams({ next })}`}>Iniciar sesión</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Volver
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
