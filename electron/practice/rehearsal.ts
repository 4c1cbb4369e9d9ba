import type { Panel } from './panel/panel.ts'

/**
 * Milliseconds before the first step: at the start other work has priority, and a service that ends soon does not need
 * it.
 */
const beforeFirst = 10_000

/** Milliseconds between two steps, in which requests are answered. */
const betweenSteps = 25

/**
 * Prepares the started service in short steps for the first run whose results are read. Ends early when the service
 * closes, and does not keep the process alive.
 */
export function rehearseInPauses(drawn: () => Generator<void, Panel>, closing: AbortSignal): void {
  const steps = allSteps(drawn)
  const next = () => {
    if (closing.aborted) return
    steps.next().then(
      ({ done }) => {
        if (!done) setTimeout(next, betweenSteps).unref()
      },
      // An error here will occur again, and be reported, when a run is read.
      () => undefined,
    )
  }
  setTimeout(next, beforeFirst).unref()
}

/** The modules that compute answers; each has a large vocabulary that takes a moment to load. */
const vocabulary: readonly (() => Promise<unknown>)[] = [
  () => import('./answers/opinion/proposition.ts'),
  () => import('../../shared/wording/rules/leading.ts'),
  () => import('../../shared/wording/rules/loaded.ts'),
  () => import('../../shared/wording/rules/double-barrelled.ts'),
  () => import('./answers/effects/read-form.ts'),
  () => import('./answers/facts/read-fact.ts'),
  () => import('./answers/scales/option-set.ts'),
  () => import('./answers/words/fr.ts'),
  () => import('./answers/words/en.ts'),
  () => import('./discussion/discuss-round.ts'),
]

/** Number of personas who answer each question of the rehearsal: enough for the code to be compiled to full speed. */
const rehearsing = 25

async function* allSteps(drawn: () => Generator<void, Panel>): AsyncGenerator<void, void> {
  const panel = yield* drawn()
  for (const part of vocabulary) {
    await part()
    yield
  }
  const { rehearse } = await import('./runs/rehearse.ts')
  yield
  yield* rehearse(panel.personas.slice(0, rehearsing))
}
