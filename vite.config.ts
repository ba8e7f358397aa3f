import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** A slow network pays for every file: what all pages share travels together. */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream)\//,
    priority: 30,
  },
  {
    name: 'charts',
    test: /node_modules\/(recharts|d3-|victory-vendor|@reduxjs|redux|react-redux|immer|reselect|decimal\.js-light|es-toolkit|eventemitter3)/,
    priority: 20,
  },
  { name: 'forms', test: /node_modules\/(@conform-to|zod)\//, priority: 20 },
  {
    name: 'widgets',
    test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store|tabbable)/,
    priority: 20,
  },
  {
    name: 'shop',
    test: /app\/(shop\/(kernel|catalog|cart)|web\/(cart|favorites)|ui\/(?!chart|combobox|menu)|storefront)\/|app\/web\/(who|sign-in\/account-menu)\.ts|app\/integrations\/whatsapp|node_modules\/lucide-react/,
    minShareCount: 4,
    priority: 10,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
