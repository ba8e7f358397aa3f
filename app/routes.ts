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
] satisfies RouteConfig
