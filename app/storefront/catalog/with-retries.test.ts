import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withRetries } from './with-retries.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new AbortController().signal

test('a lost connection is tried twice more, with growing pauses', async () => {
  const tried: number[] = []
  const started = Date.now()
  const work = withRetries(async () => {
    tried.push(Date.now() - started)
    if (tried.length < 3) throw new TypeError('Failed to fetch')
    return 'hecho'
  }, never)
  await vi.runAllTimersAsync()
  expect(await work).toBe('hecho')
  expect(tried).toEqual([0, 1_000, 3_000])
})

test('after the third failure it gives up with the last error', async () => {
  let tries = 0
  const work = withRetries(async () => {
    tries++
    throw new TypeError(`Failed to fetch ${tries}`)
  }, never)
  const ended = expect(work).rejects.toThrow('Failed to fetch 3')
  await vi.runAllTimersAsync()
  await ended
})

test('an answer is an answer: a redirect is not tried again', async () => {
  let tries = 0
  const redirect = new Response(null, { status: 302 })
  const work = withRetries(async () => {
    tries++
    throw redirect
  }, never)
  await expect(work).rejects.toBe(redirect)
  expect(tries).toBe(1)
})

test('whoever left is not waited for', async () => {
  const leaving = new AbortController()
  const work = withRetries(async () => {
    throw new TypeError('Failed to fetch')
  }, leaving.signal)
  const ended = expect(work).rejects.toBeDefined()
  await vi.advanceTimersByTimeAsync(10)
  leaving.abort()
  await ended
})
