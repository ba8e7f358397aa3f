import { build } from './build.mjs'
import { install } from './install.mjs'
import { portIsFree } from './port.mjs'
import { oneAtATime, orRefuse } from './steps.mjs'

/** What the shop's commands need before their own code can run: `prepare.mjs [serve] [build]`. */
await orRefuse(async () => {
  const needs = process.argv.slice(2)
  if (needs.includes('serve')) await portIsFree()
  await oneAtATime(async () => {
    await install()
    if (needs.includes('build')) await build()
  })
})
