import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inQueueOrder, queuePlaces } from '../../../../renderer/features/runs/queue.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { sampleRun } from './sample-run.ts'

const waiting = (id: string, queueOrder: number, connectionId = 'one'): Run =>
  sampleRun({ id, queueOrder, connectionId, state: 'queued', results: 'none' })

const ids = (runs: readonly Run[]) => runs.map(({ id }) => id)

describe('inQueueOrder', () => {
  it('puts what waits last, in the order in which it will be sent', () => {
    const running = sampleRun({ id: 'running', state: 'running', results: 'none' })
    expect(ids(inQueueOrder([waiting('late', 3), running, waiting('soon', 1)]))).toEqual([
      'running',
      'soon',
      'late',
    ])
  })

  it('keeps each connection’s queue together', () => {
    const runs = [waiting('a1', 1, 'a'), waiting('b2', 2, 'b'), waiting('a3', 3, 'a')]
    expect(ids(inQueueOrder(runs))).toEqual(['a1', 'a3', 'b2'])
  })
})

describe('queuePlaces', () => {
  it('is empty while at most one waits on a connection', () => {
    const creating = sampleRun({ id: 'creating', state: 'creating', results: 'none' })
    expect(queuePlaces([creating, waiting('a', 1, 'a'), waiting('b', 2, 'b')]).size).toBe(0)
  })

  it('leads no run of an experiment elsewhere', () => {
    const planned = { ...waiting('planned', 2), experiment: { id: 'one', arm: 'a' } }
    const places = queuePlaces([waiting('first', 1), planned, waiting('last', 3)])
    expect(places.get('planned')).toEqual({ place: 2, length: 3, up: null, down: null })
    expect(places.get('first')).toMatchObject({ down: { before: 'last' } })
  })

  it('tells the place, and before which run each move leads', () => {
    const places = queuePlaces([waiting('c', 30), waiting('a', 10), waiting('b', 20)])
    expect(places.get('a')).toEqual({ place: 1, length: 3, up: null, down: { before: 'c' } })
    expect(places.get('b')).toEqual({ place: 2, length: 3, up: { before: 'a' }, down: { before: null } })
    expect(places.get('c')).toEqual({ place: 3, length: 3, up: { before: 'b' }, down: null })
  })

  it('moves a run by exactly one place, either way', () => {
    const queue = fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(queue, (orders) => {
        const runs = orders.map((order) => waiting(`r${order}`, order))
        const before = ids(inQueueOrder(runs))
        for (const [id, { place, up, down }] of queuePlaces(runs)) {
          if (up) expect(moved(before, id, up.before).indexOf(id)).toBe(place - 2)
          if (down) expect(moved(before, id, down.before).indexOf(id)).toBe(place)
        }
      }),
    )
  })
})

/** The queue after `runs.reorder`, by its contract. */
function moved(queue: readonly string[], id: string, before: string | null): string[] {
  const others = queue.filter((other) => other !== id)
  return before === null
    ? [...others, id]
    : others.flatMap((other) => (other === before ? [id, other] : other))
}
