import type { LaunchEstimate } from '../../../shared/models/launch-estimate.ts'
import type { Run } from '../../../shared/models/run.ts'
import { nextPoll } from './following/next-poll.ts'

/** The number of newest runs that are used; older ones may have run on another service. */
const TELLING_RUNS = 20
/** A run tells nothing of a launch with this many times more or fewer personas, or items. */
const TOO_FAR = 4
/** A run that took this many times as long as is usual was held up: the service or Sonde was off meanwhile. */
const HELD_UP = 4
/** The calls that every launch makes: creation, launch and fetching the answers. */
const FIXED_CALLS = 3
const MINUTE = 60_000
/** Polls are counted up to this number; beyond it the estimate would hardly change. */
const MOST_POLLS = 5_000

/** A launch on a connection that allows so many calls a minute, beside others like it. */
export interface PlannedLaunch {
  personas: number
  questions: number
  callsPerMinute: number
  /** How many such launches are under way together, this one included. */
  times: number
}

/**
 * Estimates how long a launch will take and how many calls it makes, from the past runs of its connection, newest
 * first. Only runs of a similar size tell; each is converted to the planned size, see `weightOf`, and runs that were held
 * up are left out. The estimate is their median, plus the median time from sending to launch. Quartiles give the span.
 * Everything is null while no such run of the connection has ended.
 */
export function estimateLaunch(past: readonly Run[], planned: PlannedLaunch): LaunchEstimate {
  const similar = past.filter((run) => isSimilar(run, planned)).flatMap((run) => timesOf(run, planned))
  const told = withoutHeldUp(similar.slice(0, TELLING_RUNS))
  if (told.length === 0) return { runs: 0, ms: null, ahead: null, calls: null }
  const ahead = quantile(
    told.map(({ before }) => before),
    0.5,
  )
  const lasts = told.map((run) => run.lasts)
  const after = (part: number) => Math.round(ahead + quantile(lasts, part))
  const ms = { low: after(0.25), typical: after(0.5), high: after(0.75) }
  const fair = (planned.times * MINUTE) / planned.callsPerMinute
  return { runs: told.length, ms, ahead, calls: FIXED_CALLS + countPolls(ms.typical - ahead, fair) }
}

function isSimilar({ personas, questionCount }: Run, planned: PlannedLaunch): boolean {
  const isNear = (one: number, other: number) => one > 0 && one <= other * TOO_FAR && other <= one * TOO_FAR
  return isNear(personas, planned.personas) && isNear(questionCount, planned.questions)
}

/**
 * What the time of a run is proportional to. A service asks each persona all items in one go, so that an item more costs
 * less than a persona more. How much less is not known: the root lies halfway between nothing and its full share.
 */
function weightOf(personas: number, questions: number): number {
  return personas * Math.sqrt(questions)
}

/** How long a run was before its launch and how long it lasted. Milliseconds. */
interface Times {
  before: number
  /** Converted to the planned size. */
  lasts: number
}

/** Times of a completed run; empty for any other run. */
function timesOf(run: Run, planned: PlannedLaunch): Times[] {
  const { state, personas, questionCount, createdAt, sentAt, launchedAt, finishedAt } = run
  if (state !== 'done' || launchedAt === null || finishedAt === null || finishedAt < launchedAt) return []
  const scale = weightOf(planned.personas, planned.questions) / weightOf(personas, questionCount)
  return [
    {
      before: Math.max(0, launchedAt - (sentAt ?? createdAt)),
      lasts: (finishedAt - launchedAt) * scale,
    },
  ]
}

/** Of two runs the faster one says what is usual, so that one held-up run is recognised beside a single other one. */
function withoutHeldUp(told: readonly Times[]): Times[] {
  const sorted = told.map(({ lasts }) => lasts).sort((a, b) => a - b)
  const usual = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return told.filter(({ lasts }) => lasts <= usual * HELD_UP)
}

/** A quantile, interpolated linearly between the two nearest values. `part`: 0 to 1. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

/**
 * Number of polls until the end of a run that goes on evenly. `fair`: the time between two polls of a run if all runs
 * beside each other share the calls of the connection. Both arguments in milliseconds.
 */
function countPolls(lasts: number, fair: number): number {
  let polls = 0
  let ran = 0
  while (ran < lasts && polls < MOST_POLLS) {
    ran += nextPoll({ untilEnd: polls === 0 ? null : lasts - ran, ran, still: ran, fair, jitter: 0.5 })
    polls += 1
  }
  return Math.max(1, polls)
}
