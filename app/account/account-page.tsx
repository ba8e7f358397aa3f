import type { ReactNode } from 'react'
import { PageHeader } from '#app/ui/page-header.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'
import { PageTitle } from '#app/web/page-title.tsx'

const pages = [
  { to: '/cliente/perfil', label: 'Perfil' },
  { to: '/cliente/pedidos', label: 'Pedidos' },
  { to: '/cliente/favoritos', label: 'Favoritos' },
  { to: '/cliente/soporte', label: 'Soporte' },
] as const

type Props = {
  current?: (typeof pages)[number]['to']
  title: string
  description?: string
  children: ReactNode
}

/** The frame of everything a signed-in customer sees. */
export function AccountPage({ current, title, description, children }: Props) {
  return (
    <div className="page py-6 md:py-10">
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <TabLinks label="Tu cuenta" items={pages.map((page) => ({ ...page, current: page.to === current }))} />
      <div className="mt-6">
        <PageHeader title={title} subtitle={description} />
        {children}
      </div>
    </div>
  )
}
