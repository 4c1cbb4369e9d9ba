import { expect, it } from 'vitest'
import { reorderQueue } from '../../../electron/core/runs/queue/reorder-queue.ts'
import type { RunStore } from '../../../electron/core/runs/run-store.ts'
import type { Run } from '../../../shared/models/run.ts'
import { aRun } from '../../support/a-run.ts'

/** A queue whose runs were launched at these times. */
function queueOf(times: readonly number[]) {
  const runs = new Map(
    times.map((time, at) => [
      `r${at}`,
      aRun({ id: `r${at}`, state: 'queued', createdAt: time, queueOrder: time }),
    ]),
  )
  const get = (id: string): Run => {
    const run = runs.get(id)
    if (!run) throw new Error(id)
    return run
  }
  const store: Pick<RunStore, 'get' | 'list' | 'change'> = {
    get,
    list: () => [...runs.values()],
    change: (id, patch) => {
      const run = { ...get(id), ...patch }
      runs.set(id, run)
      return run
    },
  }
  const order = () => [...runs.values()].sort((a, b) => a.queueOrder - b.queueOrder).map(({ id }) => id)
  return { store: store as RunStore, order }
}

it.each([
  ['one after the other', [1.8e12, 1.8e12 + 1, 1.8e12 + 2, 1.8e12 + 3]],
  ['in the same instant', [1.8e12, 1.8e12, 1.8e12, 1.8e12]],
])('puts runs launched %s where they are asked to go, however often', (_name, times) => {
  const { store, order } = queueOf(times)
  for (let round = 0; round < 100; round++) {
    const [first = '', second = '', third = '', last = ''] = order()
    reorderQueue(store, third, second)
    expect(order()).toEqual([first, third, second, last])
    reorderQueue(store, last, first)
    expect(order()).toEqual([last, first, third, second])
    reorderQueue(store, first, null)
    expect(order()).toEqual([last, third, second, first])
  }
})

it('keeps the runs of an experiment in the order of its plan', () => {
  const { store, order } = queueOf([1, 2, 3])
  store.change('r1', { experiment: { id: 'one', arm: 'a' } })
  expect(() => reorderQueue(store, 'r1', 'r0')).toThrow('CONFLICT')
  expect(order()).toEqual(['r0', 'r1', 'r2'])
})
