import type { Run } from '../../../shared/models/run.ts'
import type { Hub } from '../events/hub.ts'

/** Stops runs whose creation is on its way, as soon as it is answered: the creation itself cannot be called back. */
export interface StopOnceCreated {
  /**
   * From now on the run is stopped as soon as its creation is answered. Does nothing where the run is not being
   * created.
   */
  add(run: Pick<Run, 'id' | 'state'>): void
  /** Takes `add` back: the run may go on. */
  drop(id: string): void
  close(): void
}

/** States in which the creation or the launch is still to be sent. */
const WAITS: ReadonlySet<Run['state']> = new Set(['queued', 'created'])

export function createStopOnceCreated(hub: Hub, stop: (id: string) => void): StopOnceCreated {
  const onTheirWay = new Set<string>()
  const stopListening = hub.subscribe('run', ({ id, state }) => {
    if (state === 'creating' || !onTheirWay.delete(id)) return
    if (WAITS.has(state)) stop(id)
  })
  return {
    add: ({ id, state }) => {
      if (state === 'creating') onTheirWay.add(id)
    },
    drop: (id) => {
      onTheirWay.delete(id)
    },
    close: stopListening,
  }
}
