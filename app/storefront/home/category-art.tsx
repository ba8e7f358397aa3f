import type { ReactNode } from 'react'
import type { TileSlug } from './category-tiles.tsx'

/** Drawn with three inks of the tile: --deep for outlines, --mid and --light for bodies. */
const art: Record<TileSlug, ReactNode> = {
  suplementos: (
    <>
      <rect x="22" y="10" width="28" height="9" rx="2.500" fill="var(--deep)" />
      <path
        d="M25 19h22v4c6 2 8 6 8 11v24a5 5 0 0 1-5 5H22a5 5 0 0 1-5-5V34c0-5 2-9 8-11v-4Z"
        fill="var(--mid)"
      />
      <path d="M17 37h38v17H17z" fill="var(--light)" />
      <path d="M23 43h18M23 48h12" stroke="var(--deep)" strokeWidth="2.500" strokeLinecap="round" />
      <rect
        x="54"
        y="50"
        width="22"
        height="11"
        rx="5.500"
        transform="rotate(-24 65 56)"
        fill="var(--deep)"
      />
      <path
        d="M66.500 50.400 76 46.200a5.500 5.500 0 0 1 4.500 10l-9.600 4.300-4.400-10.100Z"
        fill="var(--light)"
      />
    </>
  ),
  'salud-masculina': (
    <>
      <circle cx="38" cy="44" r="19" fill="var(--light)" />
      <circle cx="38" cy="44" r="19" fill="none" stroke="var(--deep)" strokeWidth="4.500" />
      <path
        d="m52 30 17-17M56 11h14v14"
        fill="none"
        stroke="var(--deep)"
        strokeWidth="4.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M30 52c-1-10 5-17 17-18 1 11-5 19-17 18Z" fill="var(--mid)" />
      <path
        d="M30 53c3-6 7-10 12-13"
        stroke="var(--deep)"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  'aceites-esenciales': (
    <>
      <path d="M40 4c4 0 6 4 6 9v5H34v-5c0-5 2-9 6-9Z" fill="var(--deep)" />
      <rect x="31" y="18" width="18" height="8" rx="2" fill="var(--deep)" />
      <path
        d="M33 26h14c8 3 11 8 11 14v18a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V40c0-6 3-11 11-14Z"
        fill="var(--mid)"
      />
      <path d="M22 43c8-4 12 4 20 2s10-5 16-3v16a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V43Z" fill="var(--light)" />
      <path d="M69 40c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13Z" fill="var(--deep)" />
    </>
  ),
  vitaminas: (
    <>
      <circle cx="36" cy="38" r="25" fill="var(--mid)" />
      <circle cx="36" cy="38" r="20" fill="var(--light)" />
      <path
        d="M36 20v36M18 38h36M23.300 25.300l25.400 25.400M48.700 25.300 23.300 50.700"
        stroke="var(--mid)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="66" cy="54" r="12" fill="var(--deep)" />
      <path
        d="M60 57.500 66 48l6 9.500"
        fill="none"
        stroke="var(--light)"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  hierbas: (
    <>
      <path d="M43 40C42 22 52 8 70 5c2 19-8 33-27 35Z" fill="var(--mid)" />
      <path d="M39 40C26 37 18 27 19 12c14 2 22 13 20 28Z" fill="var(--light)" />
      <path
        d="M41 42C47 29 54 20 63 12M39 42C35 31 30 24 24 18"
        fill="none"
        stroke="var(--deep)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M16 40h50c0 11-5 17-12 20v4H28v-4c-7-3-12-9-12-20Z" fill="var(--deep)" />
      <path d="M22 46h38" stroke="var(--light)" strokeWidth="2.500" strokeLinecap="round" />
    </>
  ),
  'apoyo-al-entrenamiento': (
    <g transform="rotate(-24 42 36)">
      <rect x="22" y="32" width="40" height="8" fill="var(--mid)" />
      <rect x="10" y="20" width="11" height="32" rx="3.5" fill="var(--deep)" />
      <rect x="63" y="20" width="11" height="32" rx="3.5" fill="var(--deep)" />
      <rect x="21" y="13" width="9" height="46" rx="3.5" fill="var(--light)" />
      <rect x="54" y="13" width="9" height="46" rx="3.5" fill="var(--light)" />
      <rect x="3" y="29" width="7" height="14" rx="2.5" fill="var(--mid)" />
      <rect x="74" y="29" width="7" height="14" rx="2.5" fill="var(--mid)" />
    </g>
  ),
  'apoyo-para-el-sueno': (
    <>
      <path
        d="M52 8c-20 1-34 14-34 30 0 15 12 26 28 26 11 0 19-5 24-13-22 3-36-20-18-43Z"
        fill="var(--mid)"
      />
      <path
        d="M60 16l2 5.500 5.500 2-5.500 2-2 5.500-2-5.500-5.500-2 5.500-2 2-5.500ZM73 32l1.400 3.600L78 37l-3.600 1.400L73 42l-1.400-3.600L68 37l3.600-1.400L73 32Z"
        fill="var(--deep)"
      />
      <path
        d="M26 44c6 8 14 12 24 13"
        stroke="var(--light)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  'salud-femenina': (
    <>
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M42 32c-9-4-11-16-4-24 2 2 3 4 4 6 1-2 2-4 4-6 7 8 5 20-4 24Z"
          transform={`rotate(${turn} 42 34)`}
          fill={turn % 144 === 0 ? 'var(--mid)' : 'var(--light)'}
        />
      ))}
      <circle cx="42" cy="34" r="6" fill="var(--deep)" />
      <path
        d="M42 56c1 5 0 8-2 12M43 62c6 0 10-2 13-7-7-1-11 1-13 7Z"
        fill="var(--deep)"
        stroke="var(--deep)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
}

export function CategoryArt({ of }: { of: TileSlug }) {
  return (
    <svg viewBox="0 0 84 72" aria-hidden="true">
      {art[of]}
    </svg>
  )
}
