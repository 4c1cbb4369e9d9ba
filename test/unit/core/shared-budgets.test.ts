import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createSharedBudgets,
  type KeyUser,
  type SharedBudgets,
} from '../../../electron/core/connections/shared-budgets.ts'
import { createCallLedger } from '../../../electron/host/call-ledger.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { createVirtualClock } from '../service/budget/virtual-clock.ts'

const MINUTE = 60_000
const LIMIT = 100

const aUser = (id: string): KeyUser => ({ id, plan: 'standard', practice: false, otherPrograms: null })

/** A machine on which Sonde runs, is killed and starts again, with a service that counts each call on arrival. */
function setUp() {
  const folder = tempFolder()
  const clock = createVirtualClock()
  let bootedAt = clock.monotonic() - 10 * MINUTE
  const arrived: { key: string; at: number }[] = []
  const machine = { ...clock, monotonic: () => clock.monotonic() - bootedAt }
  const start = (): SharedBudgets =>
    createSharedBudgets({
      clock: machine,
      ledger: createCallLedger({
        folder,
        clock: machine,
        log: { error: () => undefined },
        mayHaveSent: true,
      }),
      onOtherPrograms: () => undefined,
    })
  // At the first start no run is under way.
  createCallLedger({ folder, clock: machine, log: { error: () => undefined }, mayHaveSent: false }).read()
  let budgets = start()
  /** Calls of a killed Sonde get no answer, but what was sent still arrives. */
  let killed = new AbortController()

  const ask = (id: string, key: string, before: number, after: number) => {
    const { budget, remembered } = budgets.join(aUser(id), key)
    const { signal } = killed
    const call = async () => {
      // The call arrives whether or not anybody still waits for it.
      void clock.sleep(before).then(() => arrived.push({ key, at: clock.monotonic() }))
      await clock.sleep(before + after, signal)
      // A killed program records nothing in its ledger.
      if (signal.aborted) await new Promise(() => undefined)
    }
    void budget
      .run(() => remembered(call, 'person'), { priority: 'person', signal })
      .catch((error) => {
        if (!(error instanceof SondeError)) throw error
      })
  }
  return {
    clock,
    arrived,
    ask,
    join: (id: string, key: string) => budgets.join(aUser(id), key).budget,
    restart(reboot = false) {
      killed.abort()
      killed = new AbortController()
      budgets.close()
      if (reboot) bootedAt = clock.monotonic()
      budgets = start()
    },
  }
}

/** The most calls of a key that the service counted in any 60 s. */
function mostInAMinute(arrived: readonly { key: string; at: number }[], key: string): number {
  const times = arrived.filter((call) => call.key === key).map(({ at }) => at)
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + MINUTE).length))
}

describe('a key has one budget', () => {
  it('over a restart too, whichever connection uses it then', async () => {
    const { clock, join, ask, arrived, restart } = setUp()
    for (let call = 0; call < 95; call++) ask('A', 'one key', 0, 100)
    await clock.advance(1_000)
    restart()
    expect(join('B', 'one key').state().remaining).toBe(5)
    expect(join('A', 'one key').state().remaining).toBe(5)
    expect(join('A', 'another key').state().remaining).toBe(LIMIT)
    for (let call = 0; call < 100; call++) ask('B', 'one key', 0, 100)
    await clock.advance(10_000)
    expect(arrived).toHaveLength(LIMIT)
  })

  it('whatever the clock is set to while Sonde is closed', async () => {
    const { clock, ask, arrived, restart } = setUp()
    for (let call = 0; call < 100; call++) ask('A', 'one key', 0, 100)
    await clock.advance(1_000)
    clock.set(clock.now() + 60 * MINUTE)
    restart()
    for (let call = 0; call < 100; call++) ask('A', 'one key', 0, 100)
    await clock.advance(50_000)
    expect(arrived).toHaveLength(LIMIT)
    await clock.advance(20_000)
    expect(arrived).toHaveLength(2 * LIMIT)
  })
})

it('whatever happens to clocks, connections and Sonde, no key is used more often in a minute of true time than it may', async () => {
  const event = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('ask' as const),
        connection: fc.constantFrom('A', 'B', 'C'),
        key: fc.constantFrom('one key', 'another key'),
        count: fc.integer({ min: 1, max: 90 }),
        before: fc.integer({ min: 0, max: 4_000 }),
        after: fc.constantFrom(0, 200, 30_000, 200_000),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 45_000 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('step' as const),
        ms: fc.constantFrom(61_000, -61_000, 3_600_000, -3_600_000, 86_400_000),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('restart' as const), reboot: fc.boolean() }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 20 }), async (events) => {
      const { clock, arrived, ask, restart } = setUp()
      for (const each of events) {
        if (each.kind === 'wait') await clock.advance(each.ms)
        else if (each.kind === 'step') clock.set(clock.now() + each.ms)
        else if (each.kind === 'restart') restart(each.reboot)
        else
          for (let call = 0; call < each.count; call++)
            ask(each.connection, each.key, each.before, each.after)
        await clock.settle()
      }
      await clock.advance(2 * MINUTE)
      for (const key of ['one key', 'another key'])
        expect(mostInAMinute(arrived, key)).toBeLessThanOrEqual(LIMIT)
    }),
    { numRuns: 40 },
  )
})
