import type { LaunchEstimate } from '../../../shared/models/launch-estimate.ts'
import type { Run } from '../../../shared/models/run.ts'
import { nextPoll } from './following/next-poll.ts'

/** The number of newest runs that are used; older ones may have run on another service. */
const TELLING_RUNS = 20
/** The calls that every launch makes: creation, launch and fetching the answers. */
const FIXED_CALLS = 3
const MINUTE = 60_000
/** Polls are counted up to this number; beyond it the estimate would hardly change. */
const MOST_POLLS = 5_000

/** A launch of personas × items answers, on a connection that allows so many calls a minute. */
export interface PlannedLaunch {
  personas: number
  questions: number
  callsPerMinute: number
}

/**
 * Estimates how long a launch will take and how many calls it makes, from the past runs of its connection, newest
 * first: the median time from launch to end per answer, times the answers, plus the median time from sending to launch.
 * Quartiles give the span. Everything is null while no run of the connection has ended.
 */
export function estimateLaunch(past: readonly Run[], planned: PlannedLaunch): LaunchEstimate {
  const told = past.flatMap(timesOf).slice(0, TELLING_RUNS)
  const answers = planned.personas * planned.questions
  if (told.length === 0 || answers <= 0) return { runs: told.length, ms: null, ahead: null, calls: null }
  const ahead = quantile(
    told.map(({ before }) => before),
    0.5,
  )
  const perAnswer = told.map((run) => run.perAnswer)
  const after = (part: number) => Math.round(ahead + quantile(perAnswer, part) * answers)
  const ms = { low: after(0.25), typical: after(0.5), high: after(0.75) }
  const polls = countPolls(ms.typical - ahead, MINUTE / planned.callsPerMinute)
  return { runs: told.length, ms, ahead, calls: FIXED_CALLS + polls }
}

/**
 * Times of a completed run: `before` in milliseconds, `perAnswer` in milliseconds per answer. Empty for any other run.
 */
function timesOf({ state, personas, questionCount, createdAt, sentAt, launchedAt, finishedAt }: Run) {
  const answers = personas * questionCount
  if (state !== 'done' || launchedAt === null || finishedAt === null || answers <= 0) return []
  if (finishedAt < launchedAt) return []
  return [
    {
      before: Math.max(0, launchedAt - (sentAt ?? createdAt)),
      perAnswer: (finishedAt - launchedAt) / answers,
    },
  ]
}

/** A quantile, interpolated linearly between the two nearest values. `part`: 0 to 1. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

/** Number of polls until the end of a run that is the only one and goes on evenly. Both arguments in milliseconds. */
function countPolls(lasts: number, fair: number): number {
  let polls = 0
  let ran = 0
  while (ran < lasts && polls < MOST_POLLS) {
    ran += nextPoll({ untilEnd: polls === 0 ? null : lasts - ran, ran, still: ran, fair, jitter: 0.5 })
    polls += 1
  }
  return Math.max(1, polls)
}
