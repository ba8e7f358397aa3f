import { isRouteErrorResponse } from 'react-router'

const RETRIES = 2
const LONGEST_PAUSE_MS = 30_000

/** Tries again twice with growing pauses when the network or the server failed, and then gives up. */
export async function withRetries<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let retry = 0; ; retry++) {
    try {
      return await work()
    } catch (error) {
      if (retry === RETRIES || signal.aborted || !mayPass(error)) throw error
      await pause(Math.min(1_000 * 2 ** retry, LONGEST_PAUSE_MS), signal)
    }
  }
}

/** A redirect or a "not found" is an answer; a lost connection or a 500 may be better next time. */
function mayPass(error: unknown): boolean {
  if (error instanceof Response) return false
  return !isRouteErrorResponse(error) || error.status >= 500
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
