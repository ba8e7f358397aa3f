import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

void index
void layout
void prefix
void route

/** The shop's table of contents: every address and the file that answers it. */
export default [
  // storefront
  // customer area and sign-in
  // back-office
  route('admin', 'backoffice/layout/layout.tsx', [
    route('avisos', 'backoffice/layout/news.ts'),
    route('buscar', 'backoffice/layout/palette-search.ts'),
  ]),
] satisfies RouteConfig
