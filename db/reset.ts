import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Refusal } from './refusal.ts'
import { quoted, readTables } from './tables.ts'

/** The shop's tables, and the queue that pg-boss keeps beside them. */
const schemas = ['public', 'jobs']

export async function dropEverything(client: pg.ClientBase | pg.Pool) {
  await refuseWhileInUse(client)
  const drops = schemas.map((schema) => `drop schema if exists ${schema} cascade;`)
  await client.query(`${drops.join(' ')} create schema public`)
}

/** A connection that was just closed is counted for a moment more: ask again before refusing. */
async function refuseWhileInUse(client: pg.ClientBase | pg.Pool) {
  for (let attempt = 0; await isInUse(client); attempt++) {
    if (attempt === 10) throw new Refusal('La tienda está usando esta base de datos: detenla primero.')
    await pause(100)
  }
}

async function isInUse(client: pg.ClientBase | pg.Pool) {
  await client.query('select pg_stat_clear_snapshot()')
  const { rowCount } = await client.query(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'fitonica'`)
  return rowCount !== 0
}

export async function isEmpty(client: pg.ClientBase | pg.Pool) {
  for (const { name } of await readTables(client)) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`)
    if (rowCount) return false
  }
  return true
}
