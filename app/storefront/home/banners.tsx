import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Settings } from '#app/shop/settings/settings.ts'
import { MoonArt, ShelfArt, TagArt } from './banner-art.tsx'

const arts = [ShelfArt, TagArt, MoonArt]

/** The first banner is large; the others stand beside it, or one swipe away on a phone. */
export function Banners({ banners }: Pick<Settings, 'banners'>) {
  return (
    <section className="banners" aria-label="Destacados de la tienda" data-count={banners.length}>
      {banners.map(({ title, text, link, linkText }, place) => {
        const Art = arts[place % arts.length] ?? ShelfArt
        const Heading = place === 0 ? 'h1' : 'h2'
        return (
          <article key={`${link} ${title}`} className="banner" data-look={place % arts.length}>
            <div>
              <Heading>{title}</Heading>
              <p>{text}</p>
              <Link to={link} className={place === 0 ? 'button button-lg button-banner' : 'banner-link'}>
                {linkText}
                <ArrowRight aria-hidden="true" />
              </Link>
            </div>
            <Art />
          </article>
        )
      })}
    </section>
  )
}
