import type { Run } from '../../../shared/models/run.ts'

/** The place of a waiting run in the queue of its connection, and where it can be moved. */
export interface QueuePlace {
  /** From 1. */
  place: number
  /** Number of runs that wait on the connection. */
  length: number
  /**
   * `before`: the run before which it would go, null for the end. A move is null at the end of the queue, and for runs
   * of an experiment, whose order the plan fixes.
   */
  up: { before: string } | null
  down: { before: string | null } | null
}

function isWaiting({ state }: Pick<Run, 'state'>): boolean {
  return state === 'queued'
}

/**
 * First the runs that Sonde works on, in the given order; then the waiting ones in the order in which they will be
 * sent.
 */
export function inQueueOrder(runs: readonly Run[]): Run[] {
  const waiting = runs.filter(isWaiting).sort((a, b) => a.queueOrder - b.queueOrder)
  const connections = [...new Set(waiting.map(({ connectionId }) => connectionId))]
  return [
    ...runs.filter((run) => !isWaiting(run)),
    ...connections.flatMap((id) => waiting.filter(({ connectionId }) => connectionId === id)),
  ]
}

/** The place of each waiting run, by run id; only where two or more wait on the same connection. */
export function queuePlaces(runs: readonly Run[]): Map<string, QueuePlace> {
  const queues = Map.groupBy(inQueueOrder(runs).filter(isWaiting), ({ connectionId }) => connectionId)
  const places = new Map<string, QueuePlace>()
  for (const queue of queues.values()) {
    if (queue.length < 2) continue
    queue.forEach(({ id, experiment }, at) => {
      const above = queue[at - 1]
      const below = queue[at + 1]
      places.set(id, {
        place: at + 1,
        length: queue.length,
        up: above && !experiment ? { before: above.id } : null,
        down: below && !experiment ? { before: queue[at + 2]?.id ?? null } : null,
      })
    })
  }
  return places
}
