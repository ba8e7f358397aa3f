const LISTED = 300

/** A day may hold thousands, as when a file was imported: the newest are listed, all are counted and kept. */
export type Newest<Row> = { rows: Row[]; count: number }

export const newest = <Row>(all: Row[]): Newest<Row> => ({ rows: all.slice(-LISTED), count: all.length })
