import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'

/** A picture: drawn from a description, or uploaded and kept in the media store under its key. */
export const media = pgTable(
  'media',
  {
    key: text('key').primaryKey(),
    kind: text('kind', { enum: ['drawn', 'uploaded'] }).notNull(),
    drawing: jsonb('drawing'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** A tiny stand-in shown while the picture loads: a CSS colour pair or a data URI of under 400 bytes. */
    placeholder: text('placeholder').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check('media_key_safe', sql`${t.key} ~ '^[a-z0-9-]{6,80}$'`),
    check('media_kind_known', sql`${t.kind} in ('drawn', 'uploaded')`),
    check('media_drawn_have_a_drawing', sql`(${t.kind} = 'drawn') = (${t.drawing} is not null)`),
    check('media_size', sql`${t.width} between 1 and 10000 and ${t.height} between 1 and 10000`),
  ],
)

/** How many of an uploaded picture's widths have been made; a job makes them. */
export const pictureWidths = pgTable(
  'picture_widths',
  {
    mediaKey: text('media_key')
      .primaryKey()
      .references(() => media.key, { onDelete: 'cascade' }),
    made: smallint('made').notNull().default(0),
    total: smallint('total').notNull(),
    orderedAt: moment('ordered_at').notNull().default(sql`now()`),
  },
  (t) => [
    index('picture_widths_waiting').on(t.orderedAt).where(sql`${t.made} < ${t.total}`),
    check('picture_widths_counted', sql`${t.made} between 0 and ${t.total}`),
  ],
)
