import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { ShopForVisitors } from './shop-for-visitors.ts'

const marks: Record<string, string> = {
  Facebook:
    'M14 8.500V6.800c0-.8.400-1.300 1.400-1.300H17V2.300C16.500 2.200 15.600 2 14.600 2 12 2 10.300 3.600 10.300 6.400v2.100H7.500V12h2.800v10H14V12h2.700l.5-3.500H14Z',
  Instagram:
    'M7.500 2h9A5.500 5.500 0 0 1 22 7.500v9a5.500 5.500 0 0 1-5.500 5.500h-9A5.500 5.500 0 0 1 2 16.500v-9A5.500 5.500 0 0 1 7.500 2Zm0 2A3.500 3.500 0 0 0 4 7.500v9A3.500 3.500 0 0 0 7.500 20h9a3.500 3.500 0 0 0 3.500-3.500v-9A3.500 3.500 0 0 0 16.500 4h-9ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.300-3.600a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400Z',
  TikTok:
    'M13 2h3.200c.2 2.300 1.600 3.900 3.800 4.100v3.200a7 7 0 0 1-3.800-1.200v6.800a6.100 6.100 0 1 1-6.100-6.100l.9.100v3.300a2.800 2.800 0 1 0 2 2.700V2Z',
}

/** Links to the shop's pages on social networks, each with its mark. */
export function SocialLinks({ social }: Pick<ShopForVisitors, 'social'>) {
  return (
    <ul className="social-links">
      {social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
              <path d={marks[name]} fillRule="evenodd" />
            </svg>
            <VisuallyHidden>{name} (se abre aparte)</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
