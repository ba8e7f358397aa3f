import { defineConfig } from 'vitest/config'

const everywhere = {
  setupFiles: ['tests/support/no-complaints.ts'],
  exclude: ['**/node_modules/**', 'build/**', 'tests/e2e/**', '.cache/**', 'data/**'],
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere.exclude, '**/*.server.test.ts'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'database',
          include: ['**/*.server.test.ts'],
          globalSetup: ['tests/support/template-database.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
