import './in-production.ts'
import cluster from 'node:cluster'
import { Refusal } from '#db/refusal.ts'
import { readEnvironment } from './environment.ts'
import { openShop } from './open-shop.ts'
import { runWorker } from './worker.ts'

try {
  const environment = readEnvironment()
  await (cluster.isPrimary ? openShop(environment) : runWorker(environment))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exit(1)
}
