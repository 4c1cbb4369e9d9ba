import type { Panel } from './panel/panel.ts'

/**
 * Pause before the first step, in milliseconds: whoever starts the service has other things to do first, and a service that is
 * ended soon never needs it.
 */
const beforeFirst = 10_000

/** Pause between steps, in milliseconds, in which requests are answered. */
const betweenSteps = 25

/**
 * Prepares the service, after it is ready and in short steps, for the first run that is read. Ends early when the service
 * closes, and keeps no process alive.
 */
export function rehearseInPauses(drawn: () => Generator<void, Panel>, closing: AbortSignal): void {
  const steps = allSteps(drawn)
  const next = () => {
    if (closing.aborted) return
    steps.next().then(
      ({ done }) => {
        if (!done) setTimeout(next, betweenSteps).unref()
      },
      // What fails here fails again, and is told, when a run is read.
      () => undefined,
    )
  }
  setTimeout(next, beforeFirst).unref()
}

/** The parts of the program that answers, each with a large vocabulary that takes a moment to load. */
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
]

/** People who answer each question of the rehearsal: enough for the program to run at its full speed after it. */
const rehearsing = 25

async function* allSteps(drawn: () => Generator<void, Panel>): AsyncGenerator<void, void> {
  const panel = yield* drawn()
  for (const part of vocabulary) {
    await part()
    yield
  }
  const { rehearse } = await import('./answers/rehearse.ts')
  yield
  yield* rehearse(panel.personas.slice(0, rehearsing))
}
