import type { Dice } from './dice.ts'

/** The true progress of a run, and a status reply that states it. */
export interface ProgressCase {
  personas: number
  answered: number
  data: unknown
}

/** Ways to write that `k` of `n` personas have answered, with random names and roundings. */
const WRITINGS: readonly ((k: number, n: number, roll: Dice) => Record<string, unknown>)[] = [
  (k, n, roll) => ({ [roll.pick(['done', 'completed', 'answered', 'termines'])]: k, total: n }),
  (k, n, roll) => ({ [roll.pick(['completed_personas', 'personasDone', 'done'])]: k, nb_personas: n }),
  (k, n, roll) => ({ progress: `${k}${roll.pick(['/', ' / ', ' of ', ' sur '])}${n}` }),
  (k, n, roll) => ({ [roll.pick(['progress_pct', 'percent', 'pourcentage'])]: rounded((100 * k) / n, roll) }),
  (k, n, roll) => ({ progress: `${rounded((100 * k) / n, roll)}${roll.pick(['%', ' %'])}` }),
  (k, n) => ({ progress: k / n }),
  (k, n) => ({ fraction: Math.round((1000 * k) / n) / 1000 }),
  (k, n) => ({ progress: k, total: n }),
  (k, n) => ({ progress: k, nb_personas: n }),
  (k, n, roll) => ({ progress: rounded((100 * k) / n, roll), nb_personas: n }),
  (k) => ({ completed: k }),
  (k, n) => ({ answered: k, remaining: n - k }),
  (k, n, roll) => {
    const failed = roll.below(n - k + 1)
    return { done: k, failed, total: n }
  },
]

/** A bare percentage: next to a total it would be read as a count, so it is never combined with one. */
const bare = (k: number, n: number, roll: Dice) => ({ progress: rounded((100 * k) / n, roll) })

/** A percentage rounded up, down or to the nearest; whole or with one decimal. */
function rounded(percent: number, roll: Dice): number {
  const scale = roll.pick([1, 10])
  return roll.pick([Math.floor, Math.ceil, Math.round])(percent * scale - (scale === 1 ? 0 : 1e-9)) / scale
}

/** A true state in one to three notations at once, flat or nested, among the other fields of a status reply. */
export function aProgress(roll: Dice): ProgressCase {
  const personas = 1 + roll.below(100)
  const answered = roll.below(personas + 1)
  const tell = (): Record<string, unknown> => roll.pick(WRITINGS)(answered, personas, roll)
  const times = roll.pick([1, 1, 1, 2, 3])
  const told = roll.chance(0.1)
    ? bare(answered, personas, roll)
    : Object.assign({}, ...Array.from({ length: times }, tell))
  const around = roll.chance(0.5) ? { id: 's', status: 'running', launched_at: '2026-03-01T10:00:00Z' } : {}
  const flat = { ...around, ...told }
  const data = roll.pick<unknown>([flat, { ...around, progress: told }, { survey: { id: 's' }, run: flat }])
  return { personas, answered, data }
}
