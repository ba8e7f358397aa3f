/** The part of the process's logger that the database uses. */
export type Log = { info(message: string): void; error(message: string): void }
