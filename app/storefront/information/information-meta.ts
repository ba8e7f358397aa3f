import { breadcrumbData } from '../finding/structured-data.ts'
import { pageMeta } from '../page-meta.ts'

type About = { title: string; description: string; path: string }

/** For pages that always say the same: `export const meta = informationMeta({...})`. */
export function informationMeta(about: About) {
  return ({ matches }: { matches: Parameters<typeof pageMeta>[0] }) =>
    pageMeta(matches, {
      ...about,
      structured: (publicUrl) => [
        breadcrumbData(publicUrl, [
          { name: 'Inicio', path: '/' },
          { name: about.title, path: about.path },
        ]),
      ],
    })
}
