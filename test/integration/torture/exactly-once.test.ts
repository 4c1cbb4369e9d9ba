import { once } from 'node:events'
import path from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import type { PracticeConditionsPatch } from '../../../electron/practice/conditions.ts'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { keyOf, unit } from '../../../electron/practice/random.ts'
import { startCuttingRelay } from '../../support/cutting-relay.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { createAsker, isAllSettled, tellUnsettled } from '../../support/torture/ask-for-each.ts'
import { type CreatedCount, countCreated } from '../../support/torture/count-created.ts'
import type { CrashOrder } from '../../support/torture/obey-crash-order.ts'
import { browserTorture, desktopTorture, type TortureHost } from '../../support/torture/torture-host.ts'
import { until } from '../../support/until.ts'
import { electronBinary } from '../../support/wire/electron-program.ts'

const TORTURE = import.meta.env.MODE === 'torture'
/** Printed with the counts. `SONDE_SEED=7 npm run torture` repeats the same kills, as far as timing allows. */
const SEED = Number(process.env.SONDE_SEED ?? Math.floor(Math.random() * 1e6))
/** Slow enough that something is always under way when Sonde is killed. */
const SPEED = TORTURE ? 0.2 : 6
/** Slower still for cuts: they need no restart, so more happens between two of them. */
const SPEED_OF_CUT_RUNS = TORTURE ? 0.03 : 2
/**
 * Share of the requests that are cut. If more than a third fails, the doubling waits between retries add up: with half
 * of them, the long form once took longer than its time limit.
 */
const PART_CUT = TORTURE ? 0.3 : 0.5
/**
 * Milliseconds. The practice service carries out a lost request at once, so Sonde need not wait long before it looks.
 */
const TUNING = { settles: 400, looks: 60 }

/** Number of kills or cuts, and how many surveys, focus groups and keys (of each) are asked for meanwhile. */
interface Extent {
  times: number
  asked: number
}

/**
 * No call limit: every start here forgets the calls of the one before, and would take them for calls of another
 * program.
 */
const UNLIMITED = { admin: 1_000_000 }

async function practise(conditions: PracticeConditionsPatch, speed: number) {
  const service = await startPracticeService({
    seed: SEED,
    speed,
    conditions: { ...conditions, rateLimits: UNLIMITED },
  })
  onTestFinished(() => service.close())
  return service
}

/** Runs the program, and kills it so many milliseconds after its core has opened if it still runs; never if null. */
async function crash(
  host: TortureHost,
  order: CrashOrder,
  after: number | null,
): Promise<{ killed: boolean }> {
  const child = host.start(order)
  const ended = once(child, 'exit')
  if (child.stdout) await Promise.race([once(child.stdout, 'data'), ended])
  const timer = after === null ? undefined : setTimeout(() => child.kill('SIGKILL'), after)
  const [code, signal] = await ended
  clearTimeout(timer)
  if (signal === null) expect(code).toBe(0)
  return { killed: signal === 'SIGKILL' }
}

/**
 * At the service there is never more than was asked for. What could not be found out waits for the person, and is
 * counted.
 */
function expectNoDoubles(count: CreatedCount, asked: number): void {
  expect(count.doubles).toEqual({ surveys: 0, groups: 0, keys: 0 })
  expect(count.runs).toBe(asked)
  expect(count.stored + count.asked.runs).toBe(asked)
  expect(count.atService.surveys).toBeGreaterThanOrEqual(count.stored)
  for (const there of Object.values(count.atService)) expect(there).toBeLessThanOrEqual(asked)
}

function promises(open: () => Promise<TortureHost>, name: string, kills: Extent, cuts: Extent): void {
  it(`creates nothing twice when Sonde is killed at ${kills.times} random instants`, {
    timeout: 1_800_000,
  }, async () => {
    const { times, asked } = kills
    const host = await open()
    const service = await practise({ latencyMs: { min: 2, max: 60 } }, SPEED)
    const folder = tempFolder()
    const baseUrl = await host.front(service.baseUrl)
    const order = { folder, baseUrl, key: service.adminKey, tuning: TUNING }
    let killed = 0
    let start = 0
    // A program that has nothing left to do ends by itself, and does not count.
    for (; killed < times && start < 3 * times; start++) {
      const upTo = Math.min(asked, Math.ceil(((start + 1) * asked) / times))
      const instant = host.life * unit(keyOf('instant', SEED, start))
      killed += Number((await crash(host, { ...order, upTo }, instant)).killed)
    }
    await crash(host, { ...order, upTo: asked }, null)

    const core = openTestCore({ folder })
    onTestFinished(() => core.close())
    const count = await countCreated(core.client, service)
    process.stdout.write(
      `${name}, seed ${SEED}: killed ${killed} times in ${start} starts: ${JSON.stringify(count)}\n`,
    )
    expect(killed).toBe(times)
    expectNoDoubles(count, asked)
  })

  it(`creates nothing twice when connections are cut at ${cuts.times} random instants`, {
    timeout: 1_800_000,
  }, async () => {
    const { times, asked } = cuts
    const host = await open()
    const faults = { dropAfter: { probability: 0.05 }, cutJson: { probability: 0.05 } }
    // No answer comes before the longest delay of a cut, so that with any seed each planned cut takes place.
    const service = await practise({ latencyMs: { min: 45, max: 90 }, faults }, SPEED_OF_CUT_RUNS)
    const relay = await startCuttingRelay(service.baseUrl, {
      most: times,
      cutAfter: (nth) =>
        unit(keyOf('cut', SEED, nth)) < PART_CUT ? 40 * unit(keyOf('after', SEED, nth)) : null,
    })
    onTestFinished(() => relay.close())
    const folder = tempFolder()
    const core = openTestCore({ folder, tuning: TUNING, fetch: await host.openFetch() })
    onTestFinished(() => core.close())
    const { client } = core
    const { id } = await client.connections.add({
      name: 'Live',
      baseUrl: await host.front(relay.baseUrl),
      key: service.adminKey,
      plan: 'admin',
      colour: 'teal',
    })
    const asker = createAsker(client, id, path.join(folder, 'keys-asked-for'))
    for (let number = 1; number <= asked; number++) {
      await asker.ask(number)
      // The short form asks for all at once; the long form spreads the requests over all the cuts.
      const due = TORTURE ? ((number - 1) * times) / asked : 0
      await until(`${due} cuts`, async () => relay.cuts() >= due || (await isAllSettled(client)), 400_000)
    }
    await until('nothing is left to do', () => isAllSettled(client), 400_000).catch(async (error) => {
      process.stderr.write(`${await tellUnsettled(client)}\n`)
      throw error
    })
    service.setConditions({ faults: { dropAfter: { probability: 0 }, cutJson: { probability: 0 } } })
    const count = await countCreated(client, service)
    process.stdout.write(`${name}, seed ${SEED}: ${relay.cuts()} connections cut: ${JSON.stringify(count)}\n`)
    expect(relay.cuts()).toBe(times)
    expectNoDoubles(count, asked)
  })
}

const WHOLE: Extent = { times: 200, asked: 20 }
const SHORT: Extent = { times: 4, asked: 4 }

describe('the browser host', () => {
  const extent = TORTURE ? WHOLE : SHORT
  promises(async () => browserTorture(), 'browser host', extent, extent)
})

if (electronBinary()) {
  describe('the desktop host, in a real Electron', () => {
    let opened: Promise<TortureHost> | undefined
    const open = () => {
      opened ??= desktopTorture()
      return opened
    }
    afterAll(async () => (await opened)?.close())
    // Electron takes ten times as long to start as Node.
    const extent = TORTURE ? WHOLE : { times: 2, asked: 2 }
    promises(open, 'desktop host', extent, extent)
  })
} else {
  process.stdout.write('Torture of the desktop host: NOT RUN. There is no Electron runtime here.\n')
}
