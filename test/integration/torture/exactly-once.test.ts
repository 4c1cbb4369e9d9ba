import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { PracticeConditionsPatch } from '../../../electron/practice/conditions.ts'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { keyOf, unit } from '../../../electron/practice/random.ts'
import type { SondeClient } from '../../../shared/contract/contract.ts'
import type { CrashOrder } from '../../support/crash-child.ts'
import { startCuttingRelay } from '../../support/cutting-relay.ts'
import { countLaunches } from '../../support/exactly-once.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const SURVEYS = 20
/** `npm run torture` takes ten times as long. */
const TORTURE = import.meta.env.MODE === 'torture'
const INSTANTS = TORTURE ? 200 : 20
/** Printed with the counts. `SONDE_SEED=7 npm run torture` kills at the same instants again, as far as time allows. */
const SEED = Number(process.env.SONDE_SEED ?? Math.floor(Math.random() * 1e6))
/** Runs last long enough that there is always something under way to be hit. */
const SPEED = TORTURE ? 0.2 : 6
/** A cut costs no start of a process, so that much more happens between two of them. */
const SPEED_OF_CUT_RUNS = TORTURE ? 0.03 : 2
/** A dead connection's request is carried out at once here, so Sonde need not wait long before it asks. */
const TUNING = { settles: 400, looks: 60 }
const CHILD = path.resolve(import.meta.dirname, '../../support/crash-child.ts')

async function practise(conditions: PracticeConditionsPatch, speed: number) {
  const service = await startPracticeService({ seed: SEED, speed, conditions })
  onTestFinished(() => service.close())
  return service
}

/** Runs the child with this order and kills it after so many milliseconds from when its core is open, if still alive. */
async function crash(order: CrashOrder, after: number | null): Promise<{ killed: boolean }> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  const timer = after === null ? undefined : setTimeout(() => child.kill('SIGKILL'), after)
  const [code, signal] = await ended
  clearTimeout(timer)
  if (signal === null) expect(code).toBe(0)
  return { killed: signal === 'SIGKILL' }
}

/** Whether nothing is left to do, here or with the person's help. */
async function isAllStored(client: SondeClient): Promise<boolean> {
  const runs = await client.runs.list({})
  return runs.every(({ results, state }) => results === 'stored' || state === 'unknown')
}

it(`launches every survey exactly once when Sonde is killed at ${INSTANTS} random instants`, {
  timeout: 900_000,
}, async () => {
  const service = await practise({ latencyMs: { min: 2, max: 60 } }, SPEED)
  const folder = tempFolder()
  const order = { folder, baseUrl: service.baseUrl, key: service.adminKey, tuning: TUNING }
  let killed = 0
  let start = 0
  // A child that had nothing left to do ends by itself, and is no instant.
  for (; killed < INSTANTS && start < 3 * INSTANTS; start++) {
    const upTo = Math.min(SURVEYS, Math.ceil(((start + 1) * SURVEYS) / INSTANTS))
    const instant = 350 * unit(keyOf('instant', SEED, start))
    killed += Number((await crash({ ...order, upTo }, instant)).killed)
  }
  await crash({ ...order, upTo: SURVEYS }, null)

  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  const count = await countLaunches(core.client, service)
  process.stdout.write(`seed ${SEED}: killed ${killed} times in ${start} starts: ${JSON.stringify(count)}\n`)
  expect(killed).toBe(INSTANTS)
  expect(count).toEqual({
    runs: SURVEYS,
    stored: SURVEYS,
    unknown: 0,
    atService: SURVEYS,
    drafts: 0,
    doubles: 0,
  })
})

it(`launches every survey exactly once when connections are cut at ${INSTANTS} random instants`, {
  timeout: 900_000,
}, async () => {
  const faults = { dropAfter: { probability: 0.05 }, cutJson: { probability: 0.05 } }
  // No answer comes before the longest cut: every second request is cut, so that all instants are reached for any seed.
  const service = await practise({ latencyMs: { min: 45, max: 90 }, faults }, SPEED_OF_CUT_RUNS)
  const relay = await startCuttingRelay(service.baseUrl, {
    most: INSTANTS,
    cutAfter: (nth) => (unit(keyOf('cut', SEED, nth)) < 0.5 ? 40 * unit(keyOf('after', SEED, nth)) : null),
  })
  onTestFinished(() => relay.close())
  const core = openTestCore({ folder: tempFolder(), tuning: TUNING })
  onTestFinished(() => core.close())
  const { client } = core
  const { id } = await client.connections.add({
    name: 'Live',
    baseUrl: relay.baseUrl,
    key: service.adminKey,
    plan: 'admin',
    colour: 'teal',
  })
  for (let number = 1; number <= SURVEYS; number++) {
    const survey = await client.surveys.create({
      draft: aSurveyDraft({ title: `Survey ${number}`, personas: 3 }),
    })
    await client.runs.launch({ surveyId: survey.id, revision: survey.revision, connectionId: id })
    // The short form launches all at once; in the long one launches come among cuts from the first to the last.
    const due = TORTURE ? ((number - 1) * INSTANTS) / SURVEYS : 0
    await until(`${due} cuts`, async () => relay.cuts() >= due || (await isAllStored(client)), 400_000)
  }
  await until('every answer is stored', () => isAllStored(client), 400_000)
  service.setConditions({ faults: { dropAfter: { probability: 0 }, cutJson: { probability: 0 } } })
  const count = await countLaunches(client, service)
  process.stdout.write(`seed ${SEED}: ${relay.cuts()} connections cut: ${JSON.stringify(count)}\n`)
  expect(relay.cuts()).toBe(INSTANTS)
  expect(count).toEqual({
    runs: SURVEYS,
    stored: SURVEYS,
    unknown: 0,
    atService: SURVEYS,
    drafts: 0,
    doubles: 0,
  })
})
