import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

export type Import = { name: string; isType: boolean; isDynamic: boolean }
export type Source = { path: string; text: string; lines: number; imports: Import[]; onlyPassesOn: boolean }

const folders = ['app', 'db', 'server', 'scripts', 'bench', 'tests']

/** Every file of code in the project, with what it imports, as the compiler's own parser reads it. */
export const sources: Source[] = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => read(join(entry.parentPath, entry.name))),
)

function read(path: string): Source {
  const text = readFileSync(path, 'utf8')
  return { path, text, lines: text.split('\n').length - 1, ...importsOf(path, text) }
}

export function importsOf(path: string, text: string): Pick<Source, 'imports' | 'onlyPassesOn'> {
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: resolve(path, moduleRequest.value),
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    isDynamic: false,
  }))
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ name: resolve(path, moduleRequest.value), isType, isDynamic: false }] : [],
    )
  const dynamic = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => /^['"`]([^$]+)['"`]$/.exec(text.slice(start, end))?.[1])
    .flatMap((name) => (name ? [{ name: resolve(path, name), isType: false, isDynamic: true }] : []))
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  return {
    imports: [...imports, ...passedOn, ...dynamic],
    onlyPassesOn: exported.length > 1 && exported.every((entry) => entry.moduleRequest !== null),
  }
}

function resolve(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? join(dirname(from), name) : name
}
