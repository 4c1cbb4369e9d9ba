import { SOAK, type SoakOutcome, type SoakPlan, soak, spread } from '../support/tracking/soak.ts'

const PLANS: [name: string, plan: Partial<SoakPlan>][] = [
  ['Sonde alone on its key', {}],
  ['as quick as practice is', { speed: 1 }],
  ['fixed 2 s', { pace: () => 2_000 }],
  ['fixed 10 s', { pace: () => 10_000 }],
  ['another program joins, 50/min', { others: 50 }],
  ['it was there before Sonde', { others: 50, othersFrom: -150_000 }],
  ['it was there, and told beforehand', { others: 50, othersFrom: -150_000, told: true }],
  ['it takes 65/min', { others: 65 }],
]

/**
 * Prints how 60 runs and 8 discussions on one key of 100 calls a minute are followed, in simulated time and over real
 * HTTP: by Sonde, and by polling at a fixed pace with the same call budget. Below each plan stands the bound: the times
 * of a scheduler that knows when each run ends, with the same limit and no other program on the key, and Sonde's times
 * as a multiple of them. Alone: `node test/bench/tracking.bench.ts`.
 */
export async function benchTracking(): Promise<void> {
  print([
    '',
    'asked → launched',
    '',
    'finished → shown',
    '',
    '',
    'asked → shown',
    'calls',
    '429s',
    'person waits',
  ])
  print(['', 'median', 'worst', 'median', 'nine in ten', 'worst', 'median', '(polls)', '', 'at most'])
  for (const [name, plan] of PLANS) {
    const outcome = await soak({ ...SOAK, ...plan })
    const mine = figures(outcome)
    const bound = figures(outcome.bound)
    const { calls, polls, refusedAt, personWaits } = outcome
    print([
      name,
      ...mine.map(seconds),
      `${calls} (${polls})`,
      String(refusedAt.length),
      seconds(spread(personWaits).worst),
    ])
    print(['  knowing every end', ...bound.map(seconds)])
    print(['  times as long', ...mine.map((figure, at) => `${(figure / (bound[at] ?? 1)).toFixed(2)} ×`)])
  }
}

function figures({ launchedAfter, shownAfter, inAll }: SoakOutcome['bound']): number[] {
  const shown = spread(shownAfter)
  const sorted = [...shownAfter].sort((a, b) => a - b)
  const most = sorted[Math.floor(sorted.length * 0.9)] ?? shown.worst
  const launched = spread(launchedAfter)
  return [launched.median, launched.worst, shown.median, most, shown.worst, spread(inAll).median]
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 1_000 ? 2 : 1)} s`
}

function print([name = '', ...values]: string[]): void {
  process.stdout.write(`${name.padEnd(34)}${values.map((value) => value.padStart(17)).join('')}\n`)
}

if (import.meta.main) await benchTracking()
