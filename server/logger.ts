import pino from 'pino'

export type Logger = pino.Logger

/** One JSON line for each thing worth knowing; never cookies, bodies or passwords. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
}
