type LogoProps = { name: string; slogan?: string }

/** The shop's name set as its sign. A name written like "FitoNica" shows its two words in two inks. */
export function Logo({ name, slogan }: LogoProps) {
  const [, first = name, second = ''] = /^(\p{Lu}\p{Ll}+)(\p{Lu}\p{Ll}+)$/u.exec(name) ?? []
  return (
    <span className="logo">
      <LogoMark />
      <span>
        {first}
        {second ? <b>{second}</b> : null}
        {slogan ? <small>{slogan}</small> : null}
      </span>
    </span>
  )
}

/** A mortar whose pestle is a leaf. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        fill="var(--color-leaf)"
        d="M3.500 15.500h25a1 1 0 0 1 1 1.100c-.5 5.500-4 9.500-8.500 10.700V29h1.500a1 1 0 0 1 0 2h-13a1 1 0 0 1 0-2H11v-1.700C6.500 26.100 3 22.100 2.500 16.600a1 1 0 0 1 1-1.100Z"
      />
      <path
        fill="var(--color-clay)"
        d="M14.200 13.500C12.800 6.800 17.500 1.800 26.600 1.200c.9 7.500-2.200 11.900-8.300 12.300l-1.200-.1c.7-2.600 2.100-5 4.400-7.300-3.100 1.800-5.200 4.200-6.200 7.400Z"
      />
    </svg>
  )
}
