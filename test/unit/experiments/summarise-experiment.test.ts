import { expect, it } from 'vitest'
import { summarise } from '../../../electron/core/experiments/summarise-experiment.ts'
import type { Run } from '../../../shared/models/run.ts'
import { aRun } from '../../support/a-run.ts'
import { anExperiment, aPlan } from './experiments.ts'

const planned = (runId: string, replaces: string | null = null) => ({
  ...{ runId, replaces, arm: 'base', repeat: 1, extension: 0 },
})

function countsOf(runs: readonly Partial<Run>[], replaced: Record<string, string> = {}) {
  const experiment = {
    ...anExperiment(aPlan()),
    runs: runs.map(({ id = '' }) => planned(id, replaced[id] ?? null)),
  }
  return summarise(experiment, runs.map(aRun), null).runs
}

it('counts what has stored answers, as the verdict does, and tells which of it was cut short', () => {
  const counts = countsOf([
    { id: 'whole' },
    { id: 'partial', state: 'failed' },
    { id: 'lost', state: 'failed', results: 'none' },
    { id: 'running', state: 'running', results: 'none' },
    { id: 'read', state: 'done', results: 'waiting' },
  ])
  expect(counts).toEqual({ done: 2, cutShort: 1, underWay: 2, other: 1 })
})

it('leaves out a run without answers in whose place another one was launched', () => {
  const counts = countsOf([{ id: 'lost', state: 'failed', results: 'none' }, { id: 'again' }], {
    again: 'lost',
  })
  expect(counts).toEqual({ done: 1, cutShort: 0, underWay: 0, other: 0 })
})
