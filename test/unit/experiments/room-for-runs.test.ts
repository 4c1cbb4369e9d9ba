import { expect, test } from 'vitest'
import { hasRoomFor, MOST_RUNS_WITH_EXTENSIONS } from '../../../shared/experiments/room-for-runs.ts'
import type { PlannedRun } from '../../../shared/models/experiment.ts'
import { anExperiment, aPlan } from './experiments.ts'

/** So many runs of an arm, and `reruns` further ones that replace failed runs. */
function runsOf(arm: string, count: number, reruns = 0): PlannedRun[] {
  const all = Array.from({ length: count + reruns }, (_, at) => ({
    ...{ arm, repeat: at + 1, runId: `${arm}-${at}`, extension: 0 },
    replaces: at < count ? null : `${arm}-${at - count}`,
  }))
  return all
}

const has = (runs: PlannedRun[], more: number) => hasRoomFor(anExperiment(aPlan(), { runs }), more)

test('an arm has runs up to a limit, of which those that were run again count once', () => {
  const most = MOST_RUNS_WITH_EXTENSIONS
  expect([has(runsOf('base', most - 2), 2), has(runsOf('base', most - 1), 2)]).toEqual([true, false])
  expect(has(runsOf('base', most - 2, 5), 2)).toBe(true)
  // The arm with the most runs decides, because an extension adds runs to all arms.
  expect(has([...runsOf('again', 2), ...runsOf('base', most)], 1)).toBe(false)
})
