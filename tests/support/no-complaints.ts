import { afterEach, beforeEach, vi } from 'vitest'

const complaints: string[] = []

for (const kind of ['error', 'warn'] as const) {
  vi.spyOn(console, kind).mockImplementation((...said: unknown[]) => {
    complaints.push(`console.${kind}: ${said.map(String).join(' ')}`)
  })
}

beforeEach(() => {
  complaints.length = 0
})

/** What the code complains of is a failure. */
afterEach(() => {
  const said = complaints.splice(0)
  if (said.length > 0) throw new Error(`The code complained:\n${said.join('\n')}`)
})
