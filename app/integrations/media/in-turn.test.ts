import { describe, expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

/** Work that ends when it is told to. */
function held() {
  const started: string[] = []
  const endings: (() => void)[] = []
  const work = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => endings.push(() => resolve(name)))
  }
  return { started, work, endNext: () => endings.shift()?.() }
}

describe('in turn', () => {
  it('does the same work once for all who ask at the same time', async () => {
    const run = inTurn<string>(2)
    const { started, work, endNext } = held()
    const asked = [run('a', work('a')), run('a', work('a')), run('a', work('a'))]
    endNext()
    expect(await Promise.all(asked)).toEqual(['a', 'a', 'a'])
    expect(started).toEqual(['a'])
  })

  it('lets no more than so many run, the others in the order they came', async () => {
    const run = inTurn<string>(2)
    const { started, work, endNext } = held()
    const asked = ['a', 'b', 'c', 'd'].map((name) => run(name, work(name)))
    expect(started).toEqual(['a', 'b'])
    endNext()
    await asked[0]
    await Promise.resolve()
    expect(started).toEqual(['a', 'b', 'c'])
    endNext()
    endNext()
    await Promise.all(asked.slice(0, 3))
    await Promise.resolve()
    endNext()
    expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('goes on after a failure, and tries the same work again when asked again', async () => {
    const run = inTurn<string>(1)
    await expect(run('a', () => Promise.reject(new Error('full disk')))).rejects.toThrow('full disk')
    await expect(run('a', async () => 'done')).resolves.toBe('done')
  })
})
