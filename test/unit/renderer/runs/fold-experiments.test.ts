import { expect, it } from 'vitest'
import { foldExperiments, splitRuns } from '../../../../renderer/features/runs/fold-experiments.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { aRun } from '../../../support/a-run.ts'

const ofExperiment = (id: string, experiment: string, patch: Partial<Run> = {}) =>
  aRun({ id, experiment: { id: experiment, arm: 'a' }, ...patch })

it('shows the runs of an experiment as one row, where its first one stands', () => {
  const runs = [
    aRun({ id: 'one' }),
    ofExperiment('e1', 'e'),
    aRun({ id: 'two' }),
    ofExperiment('e2', 'e'),
    ofExperiment('f1', 'f'),
  ]
  expect(
    foldExperiments(runs).map((row) =>
      'run' in row ? row.run.id : [row.experiment, ...row.runs.map(({ id }) => id)],
    ),
  ).toEqual(['one', ['e', 'e1', 'e2'], 'two', ['f', 'f1']])
})

it('keeps an experiment together while one of its runs is under way', () => {
  const runs = [
    ofExperiment('e1', 'e', { state: 'running' }),
    ofExperiment('e2', 'e'),
    ofExperiment('f1', 'f'),
    aRun({ id: 'one' }),
  ]
  const { open, past } = splitRuns(runs, ({ state }) => state === 'running')
  expect([open, past].map((list) => list.map(({ id }) => id))).toEqual([
    ['e1', 'e2'],
    ['f1', 'one'],
  ])
  // Runs without an experiment are not grouped.
  const alone = splitRuns(
    [aRun({ id: 'one', state: 'running' }), aRun({ id: 'two' })],
    ({ state }) => state === 'running',
  )
  expect(alone.past.map(({ id }) => id)).toEqual(['two'])
})
