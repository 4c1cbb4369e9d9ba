import type { Run } from '../../../shared/models/run.ts'
import type { Clock } from '../ports.ts'
import type { RunStore } from './run-store.ts'

/**
 * Stops runs whose creation is on its way, as soon as it is answered: the creation itself cannot be called back. The wish
 * is stored with the run, so that neither a restart nor a disk that refuses the outcome lets the run be launched after
 * all.
 */
export interface StopOnceCreated {
  /**
   * From now on the run is stopped as soon as its creation is answered. Does nothing where the run is not being
   * created. Throws STORAGE.
   */
  add(id: string): void
  /** Takes `add` back, where the creation is still on its way: the run may go on. */
  drop(id: string): void
}

export function createStopOnceCreated(
  store: Pick<RunStore, 'get' | 'change'>,
  clock: Clock,
): StopOnceCreated {
  function ask(id: string, stopAskedAt: Run['stopAskedAt']): void {
    const run = store.get(id)
    const isAsked = run.stopAskedAt !== null
    if (run.state === 'creating' && isAsked !== (stopAskedAt !== null)) store.change(id, { stopAskedAt })
  }

  return {
    add: (id) => ask(id, clock.now()),
    drop: (id) => ask(id, null),
  }
}
