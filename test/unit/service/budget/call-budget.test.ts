import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCallBudget } from '../../../../electron/service/budget/call-budget.ts'
import type { CallPriority } from '../../../../electron/service/service-api.ts'
import { SondeError } from '../../../../shared/models/sonde-error.ts'
import { MINUTE, setUp } from './a-budget.ts'
import { createVirtualClock } from './virtual-clock.ts'

describe('createCallBudget', () => {
  it('makes no more than the limit in a minute, and the rest when the minute is over', async () => {
    const { clock, budget, made, ask } = setUp()
    for (let call = 0; call < 130; call++) ask('person')
    await clock.settle()
    expect(made).toHaveLength(100)
    expect(budget.state()).toEqual({ limit: 100, remaining: 0, queued: 30, waitingUntil: null })
    await clock.advance(MINUTE)
    expect(made).toHaveLength(100)
    await clock.advance(1_000)
    expect(made).toHaveLength(130)
    expect(budget.state()).toMatchObject({ remaining: 70, queued: 0 })
  })

  it('uses the whole key but for a reserve, in which the person finds room at once', async () => {
    const { clock, budget, made, ask } = setUp()
    for (let call = 0; call < 200; call++) ask(call % 2 === 0 ? 'poll' : 'launch')
    await clock.advance(MINUTE - 1_000)
    expect(made.length).toBe(88)
    expect(budget.state()).toEqual({ limit: 100, remaining: 12, queued: 112, waitingUntil: null })
    for (let call = 0; call < 12; call++) ask('person')
    await clock.settle()
    expect(made.filter(({ priority }) => priority === 'person')).toHaveLength(12)
  })

  it('lets launches and polling make way for what the person does, and never stops them', async () => {
    const { clock, made, ask } = setUp()
    for (let call = 0; call < 800; call++) ask('poll')
    const inAMinute = async (person: number): Promise<number> => {
      const from = made.length
      for (let call = 0; call < person; call++) {
        ask('person')
        await clock.advance(MINUTE / person)
      }
      return made.slice(from).filter(({ priority }) => priority === 'poll').length
    }
    const polls: number[] = []
    for (const person of [1, 1, 10, 10, 40, 40, 85, 85]) polls.push(await inAMinute(person))
    expect(polls[1]).toBeGreaterThan(75)
    expect(polls[3]).toBeLessThanOrEqual(79)
    expect(polls[5]).toBeLessThanOrEqual(49)
    expect(polls.at(-1)).toBeLessThanOrEqual(15)
    expect(polls.at(-1)).toBeGreaterThan(5)
  })

  it('spreads polls over the minute, and leaves some of it to them while much is launched', async () => {
    const { clock, made, ask } = setUp()
    for (let call = 0; call < 200; call++) ask('launch')
    for (let call = 0; call < 200; call++) ask('poll')
    const polls = () => made.filter(({ priority }) => priority === 'poll').length
    await clock.advance(30_000)
    expect(polls()).toBeGreaterThan(0)
    expect(polls()).toBeLessThan(5)
    await clock.advance(29_000)
    expect(polls()).toBe(5)
    expect(made.length).toBe(88)
  })

  it('writes what must be on disk just before a call goes out, and makes no call where that fails', async () => {
    const { clock, budget, ask } = setUp(1)
    ask('person')
    const turns: string[] = []
    const call = (name: string, onTurn: () => void) =>
      budget
        .run(async () => turns.push(`${name} called`), { priority: 'launch', onTurn })
        .catch((error: unknown) => error)
    const refused = call('first', () => {
      throw new SondeError('STORAGE')
    })
    const allowed = call('second', () => turns.push('second turn'))
    await clock.advance(MINUTE - 1)
    expect(turns).toEqual([])
    await clock.advance(1_000)
    expect(await refused).toMatchObject({ problem: { code: 'STORAGE' } })
    await allowed
    expect(turns).toEqual(['second turn', 'second called'])
  })

  it('lets a person go first, then launches, then polls, each in order', async () => {
    const { clock, made, ask } = setUp(1)
    ask('poll', 'first')
    await clock.settle()
    for (const name of ['a', 'b'])
      for (const priority of ['poll', 'launch', 'person'] as const) ask(priority, name)
    await clock.advance(10 * MINUTE)
    expect(made.slice(1).map(({ priority, name }) => `${priority} ${name}`)).toEqual([
      'person a',
      'person b',
      'launch a',
      'launch b',
      'poll a',
      'poll b',
    ])
  })

  it('counts a long call from its start until a minute after its end', async () => {
    const { clock, budget, made, ask } = setUp(1)
    let end = (): void => undefined
    const long = budget.run(() => new Promise<void>((resolve) => (end = resolve)), { priority: 'person' })
    ask('person')
    await clock.advance(5 * MINUTE)
    expect(made).toHaveLength(0)
    end()
    await long
    await clock.advance(MINUTE - 1)
    expect(made).toHaveLength(0)
    await clock.advance(1_000)
    expect(made).toHaveLength(1)
  })

  it('passes any other failure on at once', async () => {
    const { budget } = setUp()
    const call = budget.run(() => Promise.reject(new SondeError('NOT_FOUND')), { priority: 'person' })
    await expect(call).rejects.toMatchObject({ problem: { code: 'NOT_FOUND' } })
  })

  it('takes a call out of the queue when its signal aborts', async () => {
    const { clock, budget, ask } = setUp(1)
    ask('person')
    const abort = new AbortController()
    const waiting = budget.run(async () => 'made', { priority: 'person', signal: abort.signal })
    await clock.settle()
    expect(budget.state().queued).toBe(1)
    abort.abort()
    await expect(waiting).rejects.toMatchObject({ problem: { code: 'CANCELLED' } })
    expect(budget.state().queued).toBe(0)
    await expect(
      budget.run(async () => 'made', { priority: 'person', signal: abort.signal }),
    ).rejects.toMatchObject({ problem: { code: 'CANCELLED' } })
  })

  it('cancels what waits when it closes, and sleeps no more', async () => {
    const { clock, budget, ask } = setUp(1)
    budget.onChange(() => undefined)
    const calls = [ask('person'), ask('poll'), ask('person')]
    await clock.settle()
    budget.close()
    expect(await calls[1]).toMatchObject({ problem: { code: 'CANCELLED' } })
    expect(await calls[2]).toMatchObject({ problem: { code: 'CANCELLED' } })
    expect(await ask('person')).toMatchObject({ problem: { code: 'CANCELLED' } })
    await clock.settle()
    expect(clock.sleepers()).toBe(0)
  })

  it('lets a poll that hurries go before the others, whether it waits already or not', async () => {
    const { clock, budget, made } = setUp(1)
    const hurry = new AbortController()
    const ask = (name: string, options: { lateAfter?: number; hurry?: AbortSignal }) =>
      void budget.run(async () => made.push({ priority: 'poll', at: clock.now(), name }), {
        priority: 'poll',
        ...options,
      })
    ask('first', { lateAfter: 1_000 })
    await clock.settle()
    ask('soon', { lateAfter: 1_000 })
    ask('late', { lateAfter: 60_000, hurry: hurry.signal })
    ask('later', { lateAfter: 90_000 })
    hurry.abort()
    await clock.advance(61_000)
    ask('new', { lateAfter: 90_000, hurry: hurry.signal })
    await clock.advance(5 * MINUTE)
    expect(made.map(({ name }) => name)).toEqual(['first', 'late', 'new', 'soon', 'later'])
  })

  it('tells listeners when calls become free again', async () => {
    const { clock, budget, ask } = setUp(3)
    const seen: number[] = []
    const stop = budget.onChange(() => seen.push(budget.state().remaining))
    ask('person')
    await clock.advance(2 * MINUTE)
    expect(seen.at(0)).toBe(2)
    expect(seen.at(-1)).toBe(3)
    stop()
    const before = seen.length
    ask('person')
    await clock.advance(2 * MINUTE)
    expect(seen).toHaveLength(before)
    expect(clock.sleepers()).toBe(0)
  })

  it('counts a call that was given up until the service has surely counted it', async () => {
    const { clock, budget, made, ask } = setUp(1)
    await expect(
      budget.run(() => Promise.reject(new SondeError('TIMED_OUT')), { priority: 'person' }),
    ).rejects.toMatchObject({ problem: { code: 'TIMED_OUT' } })
    ask('person')
    await clock.advance(MINUTE + 4_000)
    expect(made).toHaveLength(0)
    await clock.advance(2_000)
    expect(made).toHaveLength(1)
  })

  it('never passes the limit in any 60 s, nor the background all of it, whatever is asked when', async () => {
    const call = fc.record({
      wait: fc.integer({ min: 0, max: 40_000 }),
      lasts: fc.integer({ min: 0, max: 70_000 }),
      count: fc.integer({ min: 1, max: 6 }),
      priority: fc.constantFrom<CallPriority>('person', 'launch', 'poll'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 12 }), async (calls) => {
        const clock = createVirtualClock()
        const budget = createCallBudget({ limit: 5, clock })
        const starts: { at: number; background: boolean }[] = []
        const outcomes: Promise<unknown>[] = []
        for (const { wait, lasts, count, priority } of calls) {
          await clock.advance(wait)
          for (let nth = 0; nth < count; nth++) {
            const run = async (): Promise<void> => {
              starts.push({ at: clock.now(), background: priority !== 'person' })
              await clock.sleep(lasts)
            }
            outcomes.push(budget.run(run, { priority }))
          }
        }
        await clock.advance(60 * MINUTE)
        await Promise.all(outcomes)
        for (const { at } of starts) {
          const window = starts.filter((other) => other.at >= at && other.at <= at + MINUTE)
          expect(window.length).toBeLessThanOrEqual(5)
          expect(window.filter(({ background }) => background).length).toBeLessThanOrEqual(4)
        }
      }),
      { numRuns: 25 },
    )
  })
})
