import { type Load, load } from './load.ts'

/** The load has a process of its own, so that what asks does not slow what answers. */
const [port, path = '/', seconds] = process.argv.slice(2)
const result: Load = await load({ port: Number(port), path, seconds: Number(seconds) })
process.stdout.write(JSON.stringify(result))
