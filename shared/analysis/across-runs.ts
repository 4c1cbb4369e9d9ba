import type { AskedRun } from '../models/asked-run.ts'
import { LEAST_BASE } from './base-size.ts'
import { chanceFloor } from './chance-variation.ts'
import { dispersion } from './dispersion.ts'
import { wholePoints } from './whole-points.ts'

/**
 * How much the answers to an item differ between two wordings, and between repeats of one wording. All in whole points,
 * as they are shown, so that a conclusion never contradicts the numbers shown.
 */
export interface WordingMove {
  /** The run with the other wording. */
  run: AskedRun
  /** Total variation between the two runs. */
  moved: number
  /**
   * What chance alone reaches between two runs on these bases, in 19 of 20 cases: `independent`, times the estimate of
   * `dispersion` from the runs of both wordings. Without it, where the answers of a run hang together, 3 + 3 runs of
   * one wording would be told apart in 7 to 12 of 100 comparisons (docs/results.md, "An item across runs").
   */
  chance: number
  /** What it reaches if the answers of a run are independent; see `chanceFloor`. */
  independent: number
  /** The largest difference between repeats of either wording; null where neither was repeated. */
  repeated: number | null
  /**
   * `within`: no more than `chance` or `repeated`. `beyond`: more than both. `once`: more than both, but a single repeat
   * hardly shows how far runs of one wording differ (where the answers of a run depend on each other, a wording is then
   * taken for another in up to one of seven comparisons). `unrepeated`: more than `chance`, but without
   * repeats nobody knows how much they differ, so that nothing can be concluded yet. The average by chance is no limit:
   * two runs of one wording differ by more in four of ten cases.
   */
  verdict: 'within' | 'beyond' | 'once' | 'unrepeated'
}

/** What all runs that asked an item show together. */
export interface AcrossRuns {
  /** Runs with the wording that is looked at: how many, and the largest difference between two of them, in points. */
  repeats: { runs: number; moved: number } | null
  move: WordingMove | null
}

/** Counts that can be compared: all known, of the same options, on a base of 30 or more. */
interface Counted {
  asked: AskedRun
  counts: number[]
}

/**
 * Compares the run that is looked at with its repeats, and with the run of another wording that is closest in time.
 * Runs with another context, audience or connection are left out, since these may cause a difference.
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
    move: other ? moveBetween(own, other, [same, alike(other.asked.wording)]) : null,
  }
}

/** @param wordings the runs of either wording */
function moveBetween(own: Counted, other: Counted, wordings: readonly (readonly Counted[])[]): WordingMove {
  const measured = wordings.map(largestMove).filter((each) => each !== null)
  const repeats = sum(wordings.map((runs) => runs.length - 1))
  const repeated = measured.length === 0 ? null : Math.max(...measured)
  const moved = wholePoints(totalVariation(own.counts, other.counts))
  const independent = chanceBetween(own.counts, other.counts)
  const { estimate } = dispersion(wordings.map((runs) => runs.map(({ counts }) => counts)))
  const chance = wholePoints(Math.min(1, estimate * independent))
  const isWithin = moved <= Math.max(chance, repeated ?? 0)
  const beyond = repeats > 1 ? 'beyond' : repeats === 1 ? 'once' : 'unrepeated'
  const verdict = isWithin ? 'within' : beyond
  return { run: other.asked, moved, chance, independent: wholePoints(independent), repeated, verdict }
}

function toCounted(asked: AskedRun): Counted[] {
  const counts = asked.counts.filter((count) => count !== null)
  const isWhole = asked.comparable && counts.length === asked.counts.length && counts.length > 0
  return isWhole && sum(counts) >= LEAST_BASE ? [{ asked, counts }] : []
}

/** The largest difference between two of the runs, in points; null for fewer than two runs. */
function largestMove(runs: readonly Counted[]): number | null {
  const moves = runs.flatMap((one, at) =>
    runs.slice(at + 1).map((other) => wholePoints(totalVariation(one.counts, other.counts))),
  )
  return moves.length === 0 ? null : Math.max(...moves)
}

/** Total variation between two distributions over the same options, `½ Σ |pⱼ − qⱼ|`, from 0 to 1. */
export function totalVariation(one: readonly number[], other: readonly number[]): number {
  const [n, m] = [sum(one), sum(other)]
  return one.reduce((all, count, at) => all + Math.abs(count / n - (other[at] ?? 0) / m), 0) / 2
}

/** The 95th percentile of the total variation between two repeats of one wording, at the shares of both together. */
export function chanceBetween(one: readonly number[], other: readonly number[]): number {
  const [n, m] = [sum(one), sum(other)]
  return chanceFloor(
    one.map((count, at) => (count + (other[at] ?? 0)) / (n + m)),
    { from: n, to: m },
  )
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
