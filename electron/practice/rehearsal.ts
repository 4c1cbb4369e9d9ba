import type { Panel } from './panel/panel.ts'

/** Pause before the first step, in milliseconds: whoever starts the service has other things to do first. */
const beforeFirst = 1500

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

async function* allSteps(drawn: () => Generator<void, Panel>): AsyncGenerator<void, void> {
  const panel = yield* drawn()
  const { rehearse } = await import('./answers/rehearse.ts')
  const [persona] = panel.personas
  if (persona) yield* rehearse(persona)
}
