import { SOAK, type SoakOutcome, type SoakPlan, soak, spread } from '../support/tracking/soak.ts'

const PLANS: [name: string, plan: Partial<SoakPlan>][] = [
  ['Sonde', {}],
  ['fixed 2 s', { pace: () => 2_000 }],
  ['fixed 10 s', { pace: () => 10_000 }],
  ['another program joins, 50/min', { others: 50 }],
  ['it was there before Sonde', { others: 50, othersFrom: -150_000 }],
  ['it takes 65/min', { others: 65 }],
]

/**
 * Prints how 60 runs and 8 discussions on one key of 100 calls a minute are followed, on a simulated clock and over
 * real HTTP: by Sonde, and by a fixed pace through the same call budget. Alone: `node test/bench/tracking.bench.ts`.
 */
export async function benchTracking(): Promise<void> {
  print(['', 'finished → shown', '', '', 'looks', 'calls', '429s', 'person waits', 'all launched'])
  print(['', 'median', 'nine in ten', 'worst', '', '', '', 'at most', 'after'])
  for (const [name, plan] of PLANS) print([name, ...columns(await soak({ ...SOAK, ...plan }))])
}

function columns(outcome: SoakOutcome): string[] {
  const sorted = outcome.shownAfter.sort((a, b) => a - b)
  const { median, worst } = spread(sorted)
  const most = sorted[Math.floor(sorted.length * 0.9)] ?? worst
  return [
    seconds(median),
    seconds(most),
    seconds(worst),
    String(outcome.polls),
    String(outcome.calls),
    String(outcome.refusedAt.length),
    seconds(spread(outcome.personWaits).worst),
    seconds(spread(outcome.launchedAfter).worst),
  ]
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function print([name = '', ...values]: string[]): void {
  process.stdout.write(`${name.padEnd(34)}${values.map((value) => value.padStart(16)).join('')}\n`)
}

if (import.meta.main) await benchTracking()
