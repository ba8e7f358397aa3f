import type { Db } from '#db/client.ts'
import { readSettings } from './read-settings.server.ts'

/** The few settings that every page of the browser needs. */
export async function readPublicSettings(db: Db) {
  const { shopName, slogan, exchangeRate } = await readSettings(db)
  return { shopName, slogan, exchangeRate }
}
