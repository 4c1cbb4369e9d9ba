import type { Run } from '../../../shared/models/run.ts'
import type { Hub } from '../events/hub.ts'

/** Runs that are to be stopped although their creation is on its way: that cannot be called back. */
export interface StopOnceCreated {
  /** From now on the run is stopped as soon as its creation is answered; nothing where it is not on its way. */
  add(run: Pick<Run, 'id' | 'state'>): void
  /** It may go on after all. */
  drop(id: string): void
  close(): void
}

/** What has still to be sent: the creation, or the launch. */
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
