import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/

/** Every built file beside its compressed copies, made once here instead of at each request. */
for (const entry of await readdir('build/client', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const bytes = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${path}.br`, brotliCompressSync(bytes, { params }))
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
