/** A shelf of the apothecary: glass, labels and a plant that grows over the edge. */
export function ShelfArt() {
  return (
    <svg viewBox="0 0 420 240" aria-hidden="true" className="banner-art">
      <path d="M40 118h66v16c12 6 16 14 16 24v80H24v-80c0-10 4-18 16-24v-16Z" fill="#7a4a1e" />
      <rect x="36" y="98" width="74" height="22" rx="5" fill="#2a1a0d" />
      <path d="M24 166h98v54H24z" fill="#fbf3df" />
      <path d="M38 182h50M38 194h70M38 206h36" stroke="#7a4a1e" strokeWidth="4" strokeLinecap="round" />
      <path d="M152 92h74a8 8 0 0 1 8 8v138h-90V100a8 8 0 0 1 8-8Z" fill="#e8efe0" opacity=".92" />
      <path d="M144 150c26-12 54 12 90-2v90h-90v-88Z" fill="#d9a441" />
      <rect x="146" y="70" width="86" height="24" rx="6" fill="#caa06a" />
      <rect x="160" y="168" width="58" height="42" rx="3" fill="#fdf9ee" />
      <path d="M189 200c-10-9-8-20 4-26 8 11 6 21-4 26Z" fill="#2f7a50" />
      <path d="M262 150h84c0 34-6 60-14 72h-56c-8-12-14-38-14-72Z" fill="#f4efe2" />
      <path d="M254 140h100v16H254z" fill="#fffdf6" />
      <path d="M272 222h64v16h-64z" fill="#e2d9c4" />
      <path d="m322 142 42-74" stroke="#e9e1cd" strokeWidth="15" strokeLinecap="round" />
      <path d="M376 238v-62c0-8 5-13 12-13h14c7 0 12 5 12 13v62h-38Z" fill="#a8d3b6" />
      <rect x="382" y="146" width="26" height="18" rx="4" fill="#173f2a" />
      <g fill="#4d9a63">
        <path d="M300 140c-30-12-40-40-26-68 26 14 36 40 26 68Z" />
        <path d="M302 140c-4-38 12-66 46-76 6 36-10 64-46 76Z" fill="#6fb47f" />
        <path d="M298 140c-34 4-58-8-68-36 30-10 56 4 68 36Z" fill="#337a4d" />
      </g>
      <path
        d="M300 140c-6-24-12-40-22-58M302 140c8-24 20-44 38-64"
        stroke="#1c5235"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** A paper price tag on its string. */
export function TagArt() {
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true" className="banner-art">
      <path d="M196 6c-30 4-52 14-66 34" stroke="#7c2d10" strokeWidth="4" fill="none" strokeLinecap="round" />
      <path
        d="m36 92 66-62a12 12 0 0 1 9-3l38 3a12 12 0 0 1 11 11l3 38a12 12 0 0 1-3 9l-62 66a12 12 0 0 1-17 0L36 109a12 12 0 0 1 0-17Z"
        fill="#fff6e6"
      />
      <circle cx="136" cy="54" r="9" fill="#c2562b" />
      <path d="m72 118 42-34" stroke="#a8431f" strokeWidth="7" strokeLinecap="round" />
      <circle cx="82" cy="88" r="9" fill="none" stroke="#a8431f" strokeWidth="7" />
      <circle cx="106" cy="114" r="9" fill="none" stroke="#a8431f" strokeWidth="7" />
    </svg>
  )
}

/** A quiet night over a sprig of valerian. */
export function MoonArt() {
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true" className="banner-art">
      <path
        d="M128 16c-38 2-64 28-64 60 0 30 24 52 54 52 22 0 38-10 48-26-42 6-70-42-38-86Z"
        fill="#f3d486"
      />
      <path
        d="m158 36 4 11 11 4-11 4-4 11-4-11-11-4 11-4 4-11Zm24 42 3 7 7 3-7 3-3 7-3-7-7-3 7-3 3-7Z"
        fill="#fdf6df"
      />
      <path
        d="M24 158c6-44 14-76 34-104"
        stroke="#a7c9b1"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="#d9c4ea">
        <circle cx="58" cy="50" r="8" />
        <circle cx="46" cy="58" r="7" />
        <circle cx="68" cy="60" r="7" />
        <circle cx="54" cy="66" r="6" />
        <circle cx="44" cy="44" r="6" />
      </g>
      <path
        d="M36 112c-16-2-24-12-24-26 16 0 24 10 24 26Zm4-14c14 0 24-8 26-24-16-1-26 8-26 24Z"
        fill="#6fa783"
      />
    </svg>
  )
}
