import type { ReactNode } from 'react'
import { PageTitle } from '#app/web/page-title.tsx'

type Props = { title: string; text?: ReactNode; children: ReactNode }

/** One form in the middle of a page. */
export function SignInPage({ title, text, children }: Props) {
  return (
    <div className="page py-8 md:py-14">
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-md">
        <h1 className="text-2xl">{title}</h1>
        {text ? <p className="mt-2 text-ink-soft">{text}</p> : null}
        <div className="card mt-6">{children}</div>
      </div>
    </div>
  )
}
