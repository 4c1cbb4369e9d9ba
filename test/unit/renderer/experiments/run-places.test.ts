import { expect, test } from 'vitest'
import { countStandings, runPlaces } from '../../../../renderer/features/experiments/launched/run-places.ts'
import type { Experiment, PlannedRun } from '../../../../shared/models/experiment.ts'
import { aPlan } from '../../../support/a-plan.ts'
import { aRun } from '../../../support/a-run.ts'

const planned = (runId: string, patch: Partial<PlannedRun> = {}): PlannedRun => ({
  ...{ runId, arm: 'a', repeat: 1, replaces: null, extension: 0 },
  ...patch,
})

const experiment: Experiment = {
  ...{ id: 'one', plan: aPlan(), revision: 1, createdAt: 0, updatedAt: 0, basedOn: null },
  frozen: { at: 0, hash: 'hash' },
  runs: [
    planned('done'),
    planned('failed'),
    planned('again', { replaces: 'failed', repeat: 3 }),
    planned('fetching'),
    planned('refused'),
    planned('empty'),
    planned('gone'),
  ],
  ...{ extensions: [], paused: false },
}

test('a run has answers, is under way, was launched again, or is missing', () => {
  const runStates = [
    aRun({ id: 'done' }),
    aRun({ id: 'failed', state: 'failed', results: 'none' }),
    aRun({ id: 'again', state: 'running', results: 'none' }),
    aRun({ id: 'fetching', results: 'waiting' }),
    aRun({ id: 'refused', state: 'refused', results: 'none' }),
    aRun({ id: 'empty', results: 'empty' }),
  ]
  const places = runPlaces({ experiment, runStates })
  expect(places.map(({ planned: { runId }, standing }) => [runId, standing])).toEqual([
    ['done', 'answers'],
    ['failed', 'again'],
    ['again', 'underWay'],
    ['fetching', 'underWay'],
    ['refused', 'missing'],
    ['empty', 'missing'],
    ['gone', 'missing'],
  ])
  expect(places.map(({ againAs }) => againAs)).toEqual([null, 3, null, null, null, null, null])
  expect(countStandings(places)).toEqual({ done: 1, cutShort: 0, underWay: 2, missing: 3, total: 6 })
})
