import type { Run } from '../../../../shared/models/run.ts'
import { SondeError } from '../../../../shared/models/sonde-error.ts'
import type { RunStore } from '../run-store.ts'

/**
 * Moves a waiting run before another one of its queue, or to the end where `before` is null. Places are numbers: a
 * moved run gets the middle between its new neighbours, and where there is no number between them the whole queue is
 * numbered anew. Throws CONFLICT for a run that no longer waits, and for one of an experiment, whose plan sets the
 * order; MISSING where `before` does not wait.
 */
export function reorderQueue(store: RunStore, id: string, before: string | null): Run {
  const run = store.get(id)
  if (run.state !== 'queued' || run.experiment) throw new SondeError('CONFLICT')
  const others = store
    .list({ underWay: true })
    .filter((other) => other.state === 'queued' && other.connectionId === run.connectionId && other.id !== id)
    .sort((a, b) => a.queueOrder - b.queueOrder || a.createdAt - b.createdAt)
  const place = before === null ? others.length : others.findIndex((other) => other.id === before)
  if (place === -1) throw new SondeError('MISSING')
  const above = others[place - 1]?.queueOrder
  const below = others[place]?.queueOrder
  if (above === undefined) return store.change(id, { queueOrder: (below ?? run.queueOrder) - 1 })
  if (below === undefined) return store.change(id, { queueOrder: above + 1 })
  const middle = (above + below) / 2
  if (middle > above && middle < below) return store.change(id, { queueOrder: middle })
  const first = others[0]?.queueOrder ?? above
  others.toSpliced(place, 0, run).forEach(({ id: each }, at) => {
    store.change(each, { queueOrder: first + at })
  })
  return store.get(id)
}
