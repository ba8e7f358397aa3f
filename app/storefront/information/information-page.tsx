import type { ReactNode } from 'react'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import './information.css'

type Props = { title: string; lead?: string; wide?: boolean; children: ReactNode }

/** The frame of the pages that are there to be read. */
export function InformationPage({ title, lead, wide, children }: Props) {
  return (
    <div className="page information">
      <Breadcrumb trail={[{ name: 'Inicio', to: '/' }, { name: title }]} />
      <PageHeader title={title} subtitle={lead} />
      <div className={wide ? 'information-wide' : 'prose'}>{children}</div>
    </div>
  )
}
