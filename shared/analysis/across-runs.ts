import type { AskedRun } from '../models/asked-run.ts'
import { LEAST_BASE } from './base-size.ts'

/**
 * How an item differs between two wordings, beside what one wording moves without being changed. All in whole points, as
 * they are shown, so that what is said never contradicts what is read.
 */
export interface WordingMove {
  /** The run of another wording that is compared with. */
  run: AskedRun
  /** Total variation between the two runs. */
  moved: number
  /** What chance alone moves on average between two runs on these bases. */
  expected: number
  /** The most that repeats of either wording differ; null where neither was repeated. */
  repeated: number | null
  /**
   * `within`: at most the larger of the two. `beyond`: more than both. `unrepeated`: more than chance moves on average,
   * but nobody has seen how far a repeat moves, so that it means nothing yet.
   */
  verdict: 'within' | 'beyond' | 'unrepeated'
}

/** What can be said of an item from all runs that asked it. */
export interface AcrossRuns {
  /** Repeats of the wording that is looked at: how many runs in all, and the most by which two differ, in points. */
  repeats: { runs: number; moved: number } | null
  move: WordingMove | null
}

/** Counts that can be compared: all known, of the same options, on a base of 30 or more. */
interface Counted {
  asked: AskedRun
  counts: number[]
}

/**
 * Compares the run that is looked at with its repeats, and with the run of another wording that is closest in time. Runs
 * of another context, audience or connection are not compared: what differs may be due to that.
 */
export function compareAcrossRuns(runs: readonly AskedRun[], lookedAt: string): AcrossRuns {
  const counted = runs.filter(({ setting }) => setting === 0).flatMap(toCounted)
  const own = counted.find(({ asked }) => asked.runId === lookedAt)
  if (!own) return { repeats: null, move: null }
  const alike = (wording: number) => counted.filter(({ asked }) => asked.wording === wording)
  const same = alike(own.asked.wording)
  const moved = largestMove(same)
  const away = ({ asked }: Counted) => Math.abs(asked.createdAt - own.asked.createdAt)
  const [other] = counted
    .filter(({ asked }) => asked.wording !== own.asked.wording)
    .sort((a, b) => away(a) - away(b))
  return {
    repeats: moved === null ? null : { runs: same.length, moved },
    move: other ? moveBetween(own, other, [moved, largestMove(alike(other.asked.wording))]) : null,
  }
}

function moveBetween(own: Counted, other: Counted, repeats: readonly (number | null)[]): WordingMove {
  const measured = repeats.filter((each) => each !== null)
  const repeated = measured.length === 0 ? null : Math.max(...measured)
  const moved = points(totalVariation(own.counts, other.counts))
  const expected = points(expectedVariation(own.counts, other.counts))
  const isWithin = moved <= Math.max(expected, repeated ?? 0)
  const verdict = isWithin ? 'within' : repeated === null ? 'unrepeated' : 'beyond'
  return { run: other.asked, moved, expected, repeated, verdict }
}

function toCounted(asked: AskedRun): Counted[] {
  const counts = asked.counts.filter((count) => count !== null)
  const isWhole = asked.comparable && counts.length === asked.counts.length && counts.length > 0
  return isWhole && sum(counts) >= LEAST_BASE ? [{ asked, counts }] : []
}

/** The most by which two of the runs differ, in points; null where there are not two. */
function largestMove(runs: readonly Counted[]): number | null {
  const moves = runs.flatMap((one, at) =>
    runs.slice(at + 1).map((other) => points(totalVariation(one.counts, other.counts))),
  )
  return moves.length === 0 ? null : Math.max(...moves)
}

/** Total variation between two distributions over the same options, `½ Σ |pⱼ − qⱼ|`, from 0 to 1. */
export function totalVariation(one: readonly number[], other: readonly number[]): number {
  const [n, m] = [sum(one), sum(other)]
  return one.reduce((all, count, at) => all + Math.abs(count / n - (other[at] ?? 0) / m), 0) / 2
}

/**
 * What chance alone gives on average between two askings of one wording: `½ Σ √(2 pⱼ(1 − pⱼ)(1/n + 1/m) / π)` with `p` of
 * both together; on equal bases that is `Σ √(pⱼ(1 − pⱼ) / (πn))`.
 */
export function expectedVariation(one: readonly number[], other: readonly number[]): number {
  const [n, m] = [sum(one), sum(other)]
  return (
    one.reduce((all, count, at) => {
      const share = (count + (other[at] ?? 0)) / (n + m)
      return all + Math.sqrt((2 * share * (1 - share) * (1 / n + 1 / m)) / Math.PI)
    }, 0) / 2
  )
}

const points = (variation: number) => Math.round(100 * variation)

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
