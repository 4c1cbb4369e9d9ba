import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { ReadingPort } from '../../../electron/core/ports.ts'
import { createReaderHere } from '../../../electron/core/reading-desk/reader-here.ts'
import type { RunTuning } from '../../../electron/core/runs/run-tuning.ts'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { keyOf, unit } from '../../../electron/practice/random.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import { CALLS_PER_MINUTE } from '../../../shared/models/connection.ts'
import { openTestCore, type TestCore } from '../open-test-core.ts'
import { quickPlace } from '../quick-place.ts'
import { resultsOf } from '../results-of.ts'
import { aFocusDraft, aSurveyDraft } from '../sample-drafts.ts'
import { scheduleKnown } from './bound.ts'
import { simulateTime } from './simulated-time.ts'
import {
  finishedAtService,
  otherProgram,
  roomAfter,
  runDiscussions,
  visit,
  watchCalls,
  watchShown,
} from './soak-roles.ts'

/** What a soak test does. Times are simulated milliseconds. */
export interface SoakPlan {
  runs: number
  sessions: number
  /** Calls a minute that another program makes with the same key. */
  others: number
  /** When the other program starts, counted from Sonde's start; negative if it was there before. */
  othersFrom: number
  /** Time from the answer to one call of the person to the next call. */
  personEvery: number
  /** Whether the connection's settings say that another program uses the key. */
  told: boolean
  /** Speed of runs and discussions; at 1 they last a quarter of a minute or more. */
  speed: number
  /** Shortest duration of the test. */
  least: number
  seed: number
  /** Another pace for polling runs, for each run by itself. */
  pace?: RunTuning['pace']
}

export const SOAK: SoakPlan = {
  runs: 60,
  sessions: 8,
  others: 0,
  /** By then Sonde is busy with all its runs. */
  othersFrom: 3 * 60_000,
  personEvery: 5_000,
  told: false,
  /** Slow enough that runs and discussions last 5 to 22 minutes. */
  speed: 0.02,
  least: 20 * 60_000,
  seed: 1,
}

/** Outcome of a soak test. Times are simulated milliseconds. */
export interface SoakOutcome {
  simulated: number
  calls: number
  /** Calls that asked for the state of a run. */
  polls: number
  /** When the rate limit refused calls of Sonde, counted from the start, and how long the service said to wait. */
  refusedAt: number[]
  told: number[]
  /** How often the rate limit refused the other program. */
  othersRefused: number
  /** For each call of the person: how long it took with latency, and when it was made, counted from the start. */
  personWaits: number[]
  personAskedAt: number[]
  /**
   * For each call of the person: how long until the service had room for it, less the calls that the other program may
   * make.
   */
  roomAfter: number[]
  /** For each run: time from the order to its launch; all runs are ordered at once. */
  launchedAfter: number[]
  /** For each run: time from its end at the service to when its answers are stored and reported here. */
  shownAfter: number[]
  /** For each run: time from the order to when its answers are stored and reported here. */
  inAll: number[]
  /** The same three times for a scheduler that knows when each run will end. */
  bound: Pick<SoakOutcome, 'launchedAfter' | 'shownAfter' | 'inAll'>
  /** Numbers of runs with their answers stored, and of complete discussions. */
  stored: number
  discussed: number
}

const LATENCY = { min: 20, max: 120 }
/** Calls that another program may make between Sonde's look at the remaining budget and its call. */
const MEANWHILE = 2
/** Calls around a first creation, a list before and after it, which prove that a lost creation could be found. */
const PROOF = 2
const TIMEOUT = 3 * 3_600_000

/**
 * Returns the same results for all payloads, since reading them would be half of the work and the test is about when
 * they come. The payloads are still stored as received.
 */
function readNothing({ payloads }: Storage): ReadingPort {
  const results = resultsOf({
    respondents: [{ id: 'p1', attributes: [] }],
    answers: [{ respondent: 0, question: 0, kind: 'option', option: 0, text: null }],
  })
  return { ...createReaderHere(payloads), results: async () => results }
}

/**
 * Launches everything at once on one key of the standard plan, and follows it over HTTP until all answers are stored.
 */
export async function soak(plan: SoakPlan): Promise<SoakOutcome> {
  const time = simulateTime()
  const service = await startPracticeService({
    seed: plan.seed,
    shapes: 'nested',
    speed: plan.speed,
    conditions: { latencyMs: LATENCY },
    clock: time.serviceClock,
  })
  const folder = mkdtempSync(path.join(quickPlace(), 'sonde-soak-'))
  const watched = watchCalls(time)
  let drawn = 0
  const random = () => unit(keyOf('soak', plan.seed, drawn++))
  const core = openTestCore({
    folder,
    clock: time.clock,
    fetch: watched.fetch,
    reader: readNothing,
    tuning: { random, ...(plan.pace && { pace: plan.pace, lists: 0 }) },
  })
  const ending = new AbortController()
  try {
    const { baseUrl, apiKey: key } = service
    const { id } = await core.client.connections.add({
      name: 'Live',
      baseUrl,
      key,
      plan: 'standard',
      colour: 'teal',
      otherPrograms: plan.told,
    })
    const others = otherProgram(
      time,
      { baseUrl, key, perMinute: plan.others, from: Math.max(0, plan.othersFrom) },
      ending.signal,
    )
    if (plan.othersFrom < 0) await time.pass(-plan.othersFrom)
    const start = time.clock.now()
    const shown = watchShown(core, time, ending.signal)
    await launchRuns(core, id, plan)
    const discussions = runDiscussions(core, await openSessions(core, id, plan.sessions), ending.signal)
    const person = visit(core, id, time, plan.personEvery, ending.signal)
    await time.passUntil(
      () =>
        shown.shownAt.size === plan.runs &&
        discussions.complete.size === plan.sessions &&
        time.clock.now() - start >= plan.least,
      TIMEOUT,
    )
    const simulated = time.clock.now() - start
    ending.abort()
    await time.passUntil(() => person.over && others.over, TIMEOUT)
    await Promise.all([person.ended, others.ended, shown.ended, discussions.ended])
    const runs = await core.client.runs.list({})
    const ends = new Map<string, number>()
    for (const { id: runId } of runs) ends.set(runId, await finishedAtService(core, runId))
    const taken = [...watched.taken, ...others.taken]
    const launched = runs.toSorted((one, other) => (one.launchedAt ?? 0) - (other.launchedAt ?? 0))
    return {
      simulated,
      ...watched.counted,
      refusedAt: watched.refusals.map(({ at }) => at - start),
      told: watched.refusals.map(({ at, until }) => until - at),
      othersRefused: others.refused,
      personWaits: person.waits,
      personAskedAt: person.askedAt.map((at) => at - start),
      roomAfter: person.askedAt.map((at) => roomAfter(at, taken, CALLS_PER_MINUTE.standard - MEANWHILE)),
      launchedAfter: runs.map(({ launchedAt, createdAt }) => (launchedAt ?? Number.NaN) - createdAt),
      shownAfter: [...shown.shownAt].map(([runId, at]) => at - (ends.get(runId) ?? Number.NaN)),
      inAll: runs.map(({ id: runId, createdAt }) => (shown.shownAt.get(runId) ?? Number.NaN) - createdAt),
      bound: scheduleKnown({
        limit: CALLS_PER_MINUTE.standard,
        latency: (LATENCY.min + LATENCY.max) / 2,
        taken: watched.others.map((at) => at - start),
        before: PROOF,
        durations: launched.map(({ id: runId, launchedAt }) => (ends.get(runId) ?? 0) - (launchedAt ?? 0)),
      }),
      stored: runs.filter(({ state, results }) => state === 'done' && results === 'stored').length,
      discussed: discussions.complete.size,
    }
  } finally {
    ending.abort()
    await Promise.all([core.close(), service.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function launchRuns({ client }: TestCore, connectionId: string, plan: SoakPlan): Promise<void> {
  for (let number = 0; number < plan.runs; number++) {
    const personas = 24 + Math.floor(77 * unit(keyOf('size', plan.seed, number)))
    // One closed item: the answers do not matter here, and answering would take most of the time.
    const questions = aSurveyDraft().questions.slice(0, 1)
    const draft = aSurveyDraft({ title: `Run ${number}`, personas, questions })
    const survey = await client.surveys.create({ draft })
    await client.runs.launch({ surveyId: survey.id, revision: survey.revision, connectionId })
  }
}

async function openSessions({ client }: TestCore, connectionId: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < count; number++) {
    const { id, revision } = await client.focus.createDraft({
      draft: aFocusDraft({ title: `Group ${number}`, rounds: 6 }),
    })
    await client.focus.create({ id, revision, connectionId })
    ids.push(id)
  }
  return ids
}

/** Median and maximum. */
export function spread(numbers: readonly number[]): { median: number; worst: number } {
  const sorted = [...numbers].sort((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 }
}
