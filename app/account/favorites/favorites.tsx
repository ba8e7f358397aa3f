import { Heart } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { listFavorites } from '#app/shop/favorites/list-favorites.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorPanel } from '#app/ui/error-panel.tsx'
import { db } from '#app/web/database.server.ts'
import { currentCustomer } from '#app/web/session.server.ts'
import { AccessRequired } from '../access-required.tsx'
import { AccountPage } from '../account-page.tsx'
import type { Route } from './+types/favorites'
import { FavoriteCard } from './favorite-card.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const customer = await currentCustomer(request)
  return { favorites: customer ? await listFavorites(db, { userId: customer.id }) : null }
}

export default function Favorites({ loaderData: { favorites } }: Route.ComponentProps) {
  if (!favorites) {
    const text = 'Debes iniciar sesión para ver tus favoritos'
    return <AccessRequired title="Mis Favoritos" text={text} next="/cliente/favoritos" />
  }
  return (
    <Frame>
      {favorites.length === 0 ? (
        <EmptyState
          icon={<Heart aria-hidden="true" />}
          title="No tienes productos favoritos aún"
          text="Explora el catálogo y toca el corazón de los productos que quieras guardar."
        >
          <ButtonLink to="/catalogo">Explorar Productos</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {favorites.map((product) => (
            <FavoriteCard key={product.id} product={product} />
          ))}
        </ul>
      )}
    </Frame>
  )
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator()
  return (
    <Frame>
      <ErrorPanel
        message="No se pudieron cargar tus favoritos"
        onRetry={revalidate}
        pending={state === 'loading'}
      />
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <AccountPage
      current="/cliente/favoritos"
      title="Mis Favoritos"
      description="Los productos que guardaste para después"
    >
      {children}
    </AccountPage>
  )
}
