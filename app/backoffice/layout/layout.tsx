import { type ReactNode, useState } from 'react'
import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunction, useRouteLoaderData } from 'react-router'
import { readStaffNews } from '#app/shop/orders/staff-news.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorPanel } from '#app/ui/error-panel.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import '../../ui/backoffice.css'
import './frame.css'
import type { Route } from './+types/layout'
import { Bell } from './bell.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { Palette, PaletteButton } from './palette.tsx'
import { Sidebar } from './sidebar.tsx'
import { StillLoading } from './still-loading.tsx'
import { useStaffNews } from './use-staff-news.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const { name, role } = await requireStaff(request, 'seller')
  return { user: { name, role }, news: await readStaffNews(db, { role }) }
}

/** What waits is told by the bell; a screen that cannot be read leaves the frame around it as it is. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod !== undefined && formMethod !== 'GET' && defaultShouldRevalidate

export default function BackofficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error
  return (
    <Frame {...loaderData}>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <EmptyState heading="h1" title="Aquí no hay nada" text="Lo que buscas no existe o fue eliminado." />
      ) : (
        <ErrorPanel
          message="No se pudo cargar esta pantalla"
          text="Revisa la conexión y vuelve a intentarlo en un momento."
        />
      )}
    </Frame>
  )
}

type FrameProps = Awaited<ReturnType<typeof loader>> & { children: ReactNode }

/** The frame of every screen of staff. */
function Frame({ user, news: atFirst, children }: FrameProps) {
  const [menuOpen, setMenuOpen] = useState(false)
  const [paletteOpen, setPaletteOpen] = useState(false)
  const { news, sound, setSound } = useStaffNews(atFirst)
  const root = useRouteLoaderData('root') as { settings: { shopName: string } }
  const frame = { user, news, shopName: root.settings.shopName }
  return (
    <div className="office" data-theme-scope="backoffice">
      <Sidebar {...frame} />
      <div className="office-page">
        <header className="office-top no-print">
          <MenuDrawer {...frame} open={menuOpen} onOpen={setMenuOpen} />
          <span className="lg:hidden">
            <Logo name={frame.shopName} />
          </span>
          <PaletteButton onOpen={() => setPaletteOpen(true)} />
          <StillLoading />
          <Bell news={news} role={user.role} sound={sound} onSound={setSound} />
        </header>
        <main id="contenido" tabIndex={-1} className="office-main">
          {children}
        </main>
      </div>
      <BottomBar {...frame} />
      <Palette open={paletteOpen} onOpen={setPaletteOpen} role={user.role} />
    </div>
  )
}
