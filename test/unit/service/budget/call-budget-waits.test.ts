import { describe, expect, it } from 'vitest'
import { SondeError } from '../../../../shared/models/sonde-error.ts'
import { MINUTE, setUp } from './a-budget.ts'

describe('createCallBudget, after a 429 or when the clock is set', () => {
  it('tells a 429 at once to who wants to say that it waits, with the end of the wait', async () => {
    const { clock, budget, made, ask } = setUp()
    const retryAt = clock.now() + 20_000
    const refused = budget.run(() => Promise.reject(new SondeError('BUSY', { retryAt })), {
      priority: 'launch',
      tellsBusy: true,
    })
    await expect(refused).rejects.toMatchObject({ problem: { code: 'BUSY', retryAt } })
    ask('person')
    await clock.advance(19_000)
    expect(made).toEqual([])
    await clock.advance(1_000)
    expect(made).toHaveLength(1)
  })

  it('waits out a 429 with everything of the key, shows it, and makes the refused call again first', async () => {
    const { clock, budget, made, ask } = setUp()
    let refusals = 0
    const refused = budget.run(
      async () => {
        if (refusals++ === 0) throw new SondeError('BUSY', { retryAt: clock.now() + 20_000 })
        made.push({ priority: 'poll', at: clock.now(), name: 'again' })
      },
      { priority: 'poll' },
    )
    await clock.settle()
    const until = clock.now() + 20_000
    expect(budget.state()).toMatchObject({ remaining: 0, queued: 1, waitingUntil: until })
    ask('poll', 'later')
    ask('person', 'mine')
    await clock.advance(19_999)
    expect(made).toEqual([])
    await clock.advance(1)
    await refused
    expect(made.map(({ name }) => name)).toEqual(['mine', 'again', 'later'])
    expect(budget.state().waitingUntil).toBeNull()
  })

  it('tells BUSY when the service goes on refusing', async () => {
    const { clock, budget } = setUp()
    let tries = 0
    const outcome = budget
      .run(
        async () => {
          tries += 1
          throw new SondeError('BUSY', { retryAt: clock.now() + 1_000 })
        },
        { priority: 'person' },
      )
      .catch((error: unknown) => error)
    await clock.advance(MINUTE)
    expect(await outcome).toMatchObject({ problem: { code: 'BUSY' } })
    expect(tries).toBe(10)
  })

  it('does not stretch the minute when the clock is set back', async () => {
    const { clock, made, ask } = setUp(1)
    ask('person')
    await clock.settle()
    clock.set(clock.now() - 3_600_000)
    ask('person')
    await clock.advance(2 * MINUTE)
    expect(made).toHaveLength(2)
  })

  it('does not shorten the minute when the clock is set ahead', async () => {
    const { clock, made, ask } = setUp()
    for (let call = 0; call < 250; call++) ask('person')
    await clock.settle()
    for (let step = 0; step < 5; step++) {
      clock.set(clock.now() + 61_000)
      await clock.advance(11_000)
    }
    expect(made).toHaveLength(100)
    await clock.advance(6_000)
    expect(made).toHaveLength(200)
  })

  it('does not end the wait after a 429 when the clock is set ahead, and shows its end by the clock as it is', async () => {
    const { clock, budget, made } = setUp()
    let refused = 0
    const again = budget.run(
      async () => {
        refused += 1
        if (refused === 1) throw new SondeError('BUSY', { retryAt: clock.now() + 30_000 })
        made.push({ priority: 'person', at: clock.now(), name: 'again' })
      },
      { priority: 'person' },
    )
    await clock.settle()
    clock.set(clock.now() + 3_600_000)
    expect(budget.state().waitingUntil).toBe(clock.now() + 30_000)
    await clock.advance(29_000)
    expect(made).toHaveLength(0)
    await clock.advance(1_000)
    await again
    expect(made).toHaveLength(1)
  })

  it('does not stretch the wait after a 429 when the clock is set back', async () => {
    const { clock, budget, made, ask } = setUp()
    let refused = 0
    const busy = async () => {
      refused += 1
      if (refused === 1) throw new SondeError('BUSY', { retryAt: clock.now() + 30_000 })
      made.push({ priority: 'person', at: clock.now(), name: 'again' })
    }
    const again = budget.run(busy, { priority: 'person' })
    await clock.advance(10_000)
    clock.set(clock.now() - 3_600_000)
    ask('person')
    await clock.advance(19_000)
    expect(made).toHaveLength(0)
    await clock.advance(11_000)
    expect(made).toHaveLength(2)
    await again
  })
})
