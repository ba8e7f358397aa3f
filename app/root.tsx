import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
} from 'react-router'
import { readPublicSettings } from '#app/shop/settings/read-public-settings.server.ts'
import { ExchangeRateProvider } from '#app/ui/money.tsx'
import { NavigationProgress } from '#app/ui/progress.tsx'
import { SharedIcons } from '#app/ui/shared-icons.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { currencyScript } from '#app/web/currency-script.ts'
import { db } from '#app/web/database.server.ts'
import { RequestContext } from '#app/web/request-context.ts'
import { takeFlashedToast } from '#app/web/toast.ts'
import type { Route } from './+types/root'
import './ui/theme.css'

export async function loader() {
  return { settings: await readPublicSettings(db) }
}

/** What it gives is the same on every page of a visit. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod !== undefined && formMethod !== 'GET' && defaultShouldRevalidate

export function Layout({ children }: { children: React.ReactNode }) {
  const { nonce } = useContext(RequestContext)
  return (
    <html lang="es-NI" data-currency="nio" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f1" />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash or nonce */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: currencyScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <ExchangeRateProvider rate={loaderData.settings.exchangeRate}>
      <ToastProvider takeFlash={takeFlashedToast}>
        <SkipLink />
        <SharedIcons />
        <NavigationProgress />
        <Outlet />
      </ToastProvider>
    </ExchangeRateProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { requestId } = useContext(RequestContext)
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main className="error-page">
      <title>Algo salió mal</title>
      <h1>{status === 404 ? 'Página No Encontrada' : 'Algo salió mal de nuestro lado'}</h1>
      <p>
        {status === 404
          ? 'La página que buscas no existe o fue movida.'
          : 'No pudimos mostrar esta página. Tu carrito sigue guardado. Intenta de nuevo en un momento.'}
      </p>
      {requestId && status >= 500 ? (
        <p suppressHydrationWarning>
          Si el problema continúa, escríbenos con esta referencia: <code>{requestId}</code>
        </p>
      ) : null}
      <p>
        <a href="/">Ir al Inicio</a>
      </p>
    </main>
  )
}
