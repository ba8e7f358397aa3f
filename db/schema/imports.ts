import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
})

export const importStates = ['reading', 'ready', 'running', 'done', 'refused', 'cancelled'] as const
export const importModes = ['all-or-nothing', 'row-by-row'] as const
export const importOutcomes = ['create', 'update', 'same', 'skipped', 'error'] as const
export type ImportState = (typeof importStates)[number]
export type ImportMode = (typeof importModes)[number]
export type ImportOutcome = (typeof importOutcomes)[number]

/** A product file brought in by staff. Its bytes go once it has been read into rows. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    fileName: text('file_name').notNull(),
    file: bytes('file'),
    encoding: text('encoding').notNull(),
    delimiter: text('delimiter').notNull(),
    header: text('header').array().notNull(),
    state: text('state', { enum: importStates }).notNull(),
    mode: text('mode', { enum: importModes }),
    /** Whether the units of the file are put on the shelves too. */
    withStock: boolean('with_stock').notNull().default(true),
    rowsTotal: integer('rows_total').notNull().default(0),
    rowsDone: integer('rows_done').notNull().default(0),
    picturesTotal: integer('pictures_total').notNull().default(0),
    picturesDone: integer('pictures_done').notNull().default(0),
    failure: text('failure'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    userName: text('user_name').notNull(),
    /** When somebody last worked on it: a run left alone for a minute is taken up again. */
    workedAt: moment('worked_at'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('import_runs_newest').on(t.createdAt.desc()),
    index('import_runs_waiting').on(t.id).where(sql`${t.state} in ('reading', 'running')`),
    check(
      'import_runs_state_known',
      sql`${t.state} in ('reading', 'ready', 'running', 'done', 'refused', 'cancelled')`,
    ),
    check('import_runs_mode_known', sql`${t.mode} in ('all-or-nothing', 'row-by-row')`),
    check(
      'import_runs_mode_when_running',
      sql`${t.state} in ('reading', 'ready', 'refused', 'cancelled') or ${t.mode} is not null`,
    ),
    check('import_runs_file_name_length', sql`length(${t.fileName}) between 1 and 200`),
  ],
)

/** One row of the file: what was written in it, what it means, and what became of it. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts: the header is row 1. */
    rowNumber: integer('row_number').notNull(),
    cells: text('cells').array().notNull(),
    product: jsonb('product'),
    productId: integer('product_id'),
    outcome: text('outcome', { enum: importOutcomes }).notNull(),
    problems: text('problems').array().notNull().default(sql`'{}'`),
    done: boolean('done').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'import_rows_pk', columns: [t.importId, t.rowNumber] }),
    index('import_rows_by_outcome').on(t.importId, t.outcome, t.rowNumber),
    check('import_rows_outcome_known', sql`${t.outcome} in ('create', 'update', 'same', 'skipped', 'error')`),
  ],
)
