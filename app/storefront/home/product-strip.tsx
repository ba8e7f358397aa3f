import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ProductCard as Product } from '#app/shop/catalog/product-card.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ProductCard } from '../catalog/product-card.tsx'
import './product-strip.css'

type Props = { title: string; products: Product[]; more?: { to: string; name: string } }

/** A shelf that is moved by thumb, by the arrow keys once it has the focus, or by its buttons. */
export function ProductStrip({ title, products, more }: Props) {
  const id = useId()
  const shelf = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })

  useEffect(() => {
    const list = shelf.current
    if (!list) return
    const look = () => {
      const left = Math.round(list.scrollLeft)
      setEnds({ start: left <= 2, end: left >= list.scrollWidth - list.clientWidth - 2 })
    }
    look()
    list.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      list.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])

  const move = (direction: 1 | -1) => {
    const list = shelf.current
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    list?.scrollBy({ left: direction * list.clientWidth * 0.85, behavior: still ? 'auto' : 'smooth' })
  }

  if (products.length === 0) return null
  return (
    <section className="section strip" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        {more ? (
          <Link to={more.to} className="link strip-more">
            {more.name}
          </Link>
        ) : null}
        <div className="strip-buttons">
          <IconButton
            label={`${title}: anteriores`}
            variant="secondary"
            disabled={ends.start}
            onClick={() => move(-1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`${title}: siguientes`}
            variant="secondary"
            disabled={ends.end}
            onClick={() => move(1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <ul ref={shelf} className="scroll-x strip-shelf" tabIndex={0} aria-labelledby={id}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(min-width: 48rem) 220px, 164px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
