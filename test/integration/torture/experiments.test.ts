import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import type { PracticeService } from '../../../electron/practice/practice-options.ts'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { keyOf, unit } from '../../../electron/practice/random.ts'
import { cutEachCall } from '../../support/cut-each-call.ts'
import { startCuttingRelay } from '../../support/cutting-relay.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import {
  ARMS,
  carryOutExperiment,
  isExperimentSettled,
  RUNS,
} from '../../support/torture/carry-out-experiment.ts'
import { countExperiment, type ExperimentCount } from '../../support/torture/count-experiment.ts'
import { until } from '../../support/until.ts'
import { fragileStorage } from '../disk/fragile-storage.ts'

const TORTURE = import.meta.env.MODE === 'torture'
/** Printed with the counts. `SONDE_SEED=7 npm run torture` repeats the same, as far as timing allows. */
const SEED = Number(process.env.SONDE_SEED ?? (TORTURE ? Math.floor(Math.random() * 1e6) : 1))
/**
 * Milliseconds. The practice service carries out a lost request at once, so Sonde need not wait long before it looks.
 */
const TUNING = { settles: 400, looks: 60, pace: () => 100 }
const TIMEOUT = 1_800_000
/** Longest delay of a kill after its step began, in milliseconds: long enough for every step. */
const LIFE = 1_500

async function practise(latency = { min: 0, max: 5 }): Promise<PracticeService> {
  const service = await startPracticeService({
    seed: SEED,
    speed: 1_000,
    conditions: { latencyMs: latency, rateLimits: { admin: 1_000_000 } },
  })
  onTestFinished(() => service.close())
  return service
}

/** No run is missing or doubled in any arm. What could not be found out waits for the person, and is counted. */
function expectWhole(count: ExperimentCount): void {
  expect(count).toMatchObject({ runs: RUNS, shared: 0, mistaken: 0 })
  expect(count.byArm).toEqual(Object.fromEntries(ARMS.map((arm) => [arm, RUNS / ARMS.length])))
  expect(count.stored + count.unknown).toBe(RUNS)
  expect(count.atService).toBeLessThanOrEqual(RUNS)
  expect(count.atService).toBeGreaterThanOrEqual(count.stored)
}

async function connected({ client }: TestCore, service: PracticeService, baseUrl = service.baseUrl) {
  const key = service.adminKey
  return client.connections.add({ name: 'Live', baseUrl, key, plan: 'admin', colour: 'teal' })
}

function tell(what: string, count: ExperimentCount): void {
  process.stdout.write(`experiment, seed ${SEED}: ${what}: ${JSON.stringify(count)}\n`)
}

/**
 * Starts the program and kills it `after` ms after the first step that `isDue` accepts; returns whether it was killed.
 */
async function kill(order: object, isDue: (step: string | null) => boolean, after: number): Promise<boolean> {
  const program = path.join(import.meta.dirname, '../../support/torture/experiment-child.ts')
  const child: ChildProcess = spawn(process.execPath, [program, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let timer: NodeJS.Timeout | undefined
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (step) => {
      if (timer === undefined && isDue(step)) timer = setTimeout(() => child.kill('SIGKILL'), after)
    })
  const [code, signal] = await ended
  clearTimeout(timer)
  if (signal === null) expect(code).toBe(0)
  return signal === 'SIGKILL'
}

/** Carries the experiment out in a program that is killed once in each of these steps; returns the number of kills. */
async function killedAtEachStep(round: number, steps: readonly string[]): Promise<number> {
  const service = await practise(TORTURE ? { min: 2, max: 40 } : { min: 0, max: 5 })
  const folder = tempFolder()
  const order = { folder, baseUrl: service.baseUrl, key: service.adminKey, tuning: TUNING }
  let killed = 0
  for (const step of steps) {
    const after = TORTURE ? unit(keyOf(step, SEED, round)) ** 2 * LIFE : 0
    killed += Number(await kill(order, (told) => told === step, after))
  }
  await kill(order, () => false, 0)
  const core = openTestCore({ folder })
  const count = await countExperiment(core.client, service)
  await core.close()
  tell(`killed ${killed} times`, count)
  expectWhole(count)
  return killed
}

it('loses no arm and doubles none when Sonde is killed at each step', { timeout: TIMEOUT }, async () => {
  // In torture mode the program may end before its kill is due, so there may be fewer kills than steps.
  const steps = TORTURE
    ? ['create', 'launch', 'launch', 'pause', 'go on', 'extend', 'follow']
    : ['create', 'launch', 'pause', 'go on', 'extend', 'follow']
  const rounds = TORTURE ? 12 : 1
  let killed = 0
  for (let round = 0; round < rounds; round += 1) killed += await killedAtEachStep(round, steps)
  expect(killed).toBeGreaterThanOrEqual(TORTURE ? 24 : steps.length)
})

it('loses no arm and doubles none when each kind of call is cut', { timeout: TIMEOUT }, async () => {
  const service = await practise()
  const way = cutEachCall()
  const core = openTestCore({ folder: tempFolder(), tuning: TUNING, fetch: way.fetch })
  onTestFinished(() => core.close())
  const { id } = await connected(core, service)
  await carryOutExperiment(core.client, id)
  await until('nothing is left to do', () => isExperimentSettled(core.client), 400_000)
  const count = await countExperiment(core.client, service)
  tell(`lost ${way.lost.join(', ')}`, count)
  for (const kind of ['POST /surveys', 'POST /surveys/:id/launch', 'GET /surveys/:id/results'])
    expect(way.lost.filter((call) => call === kind)).toHaveLength(2)
  expectWhole(count)
})

it('loses no arm and doubles none when connections are cut', { timeout: TIMEOUT }, async () => {
  const service = await practise({ min: 10, max: 20 })
  const most = TORTURE ? 200 : 6
  const relay = await startCuttingRelay(service.baseUrl, {
    most,
    cutAfter: (nth) => (unit(keyOf('cut', SEED, nth)) < 0.3 ? 15 * unit(keyOf('after', SEED, nth)) : null),
  })
  onTestFinished(() => relay.close())
  const core = openTestCore({ folder: tempFolder(), tuning: TUNING })
  onTestFinished(() => core.close())
  const { id } = await connected(core, service, relay.baseUrl)
  await carryOutExperiment(core.client, id)
  await until('nothing is left to do', () => isExperimentSettled(core.client), 400_000)
  const count = await countExperiment(core.client, service)
  tell(`${relay.cuts()} connections cut`, count)
  expect(relay.cuts()).toBeGreaterThan(TORTURE ? 20 : 0)
  expectWhole(count)
})

it('loses no arm and doubles none when the disk refuses a write', { timeout: TIMEOUT }, async () => {
  /** Carries the experiment out on a disk that refuses some writes; returns all attempted writes in order. */
  async function refusing(
    refuses: (write: string, written: readonly string[]) => boolean,
  ): Promise<string[]> {
    const service = await practise()
    const written: string[] = []
    const core = openTestCore({
      folder: tempFolder(),
      tuning: TUNING,
      between: (storage) =>
        fragileStorage(storage, (write) => {
          written.push(write)
          return refuses(write, written)
        }),
    })
    try {
      const { id } = await connected(core, service)
      await carryOutExperiment(core.client, id)
      await until('nothing is left to do', () => isExperimentSettled(core.client), 400_000)
      expectWhole(await countExperiment(core.client, service))
      return written
    } finally {
      await core.close()
      await service.close()
    }
  }

  // Refuses every first try of the experiment's own writes, and the first write of each other kind.
  let tries = 0
  const all = await refusing((write, written) => {
    if (write.startsWith('experiments.')) return tries++ % 2 === 0
    return written.indexOf(write) === written.length - 1
  })
  expect(all.filter((write) => write === 'experiments.launch')).toHaveLength(2)
  expect(all.filter((write) => write === 'experiments.save').length).toBeGreaterThanOrEqual(6)
  expect(all).toEqual(expect.arrayContaining(['runs.save', 'runs.saveResults', 'payloads.add']))
  if (!TORTURE) return
  // Then refuses each write once, those of runs included.
  for (let nth = 1; nth <= all.length; nth += 1) await refusing((_, { length }) => length === nth)
})
