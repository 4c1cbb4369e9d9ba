import type { FollowedExperiment, PlannedRun } from '../../../../shared/models/experiment.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { isOpen } from '../../../ui/runs/phase.ts'

/** A planned run with its state in the experiment. */
export interface RunPlace {
  planned: PlannedRun
  /** Null where the run no longer exists here. */
  run: Run | null
  /**
   * `answers`: it has answers. `underWay`: Sonde works on it, or it waits. `again`: it ended without answers, and
   * another run replaced it. `missing`: it ended without answers.
   */
  standing: 'answers' | 'underWay' | 'again' | 'missing'
  /** The number, within its arm, of the run that replaced it; null where none did. */
  againAs: number | null
}

/** Every run of an experiment with its state, in the order of the launches. */
export function runPlaces({ experiment, runStates }: FollowedExperiment): RunPlace[] {
  const known = new Map(runStates.map((run) => [run.id, run]))
  const again = new Map(experiment.runs.map(({ replaces, repeat }) => [replaces, repeat]))
  return experiment.runs.map((planned) => {
    const run = known.get(planned.runId) ?? null
    const againAs = again.get(planned.runId) ?? null
    return { planned, run, standing: standingOf(run, againAs !== null), againAs }
  })
}

function standingOf(run: Run | null, isReplaced: boolean): RunPlace['standing'] {
  if (run?.results === 'stored') return 'answers'
  if (isReplaced) return 'again'
  return run && isOpen(run) ? 'underWay' : 'missing'
}

/** Number of runs in each state; replaced runs are not counted. `cutShort`: those with answers that ended early. */
export function countStandings(places: readonly RunPlace[]) {
  const count = (standing: RunPlace['standing']) =>
    places.filter((place) => place.standing === standing).length
  const done = count('answers')
  const underWay = count('underWay')
  const missing = count('missing')
  const cutShort = places.filter(
    ({ standing, run }) => standing === 'answers' && run?.state !== 'done',
  ).length
  return { done, cutShort, underWay, missing, total: done + underWay + missing }
}
