import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The list of all routes is one small file that is kept for good, instead of a question on every visit.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
