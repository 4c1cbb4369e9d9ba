import type { FollowedExperiment, PlannedRun } from '../../../../shared/models/experiment.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { isOpen } from '../../../ui/runs/phase.ts'

/** A planned run with where it stands. */
export interface RunPlace {
  planned: PlannedRun
  /** Null where the run is no longer known here. */
  run: Run | null
  /**
   * `answers`: they are here. `underWay`: Sonde is at work on it, or it waits. `again`: it ended without answers, and another
   * run took its place. `missing`: it ended without answers.
   */
  standing: 'answers' | 'underWay' | 'again' | 'missing'
  /** Which run of its arm was launched in its place; null where none was. */
  againAs: number | null
}

/** Every run of an experiment with where it stands, in the order in which they are launched. */
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

/** How many runs stand where; those that another one took the place of are not counted. */
export function countStandings(places: readonly RunPlace[]) {
  const count = (standing: RunPlace['standing']) =>
    places.filter((place) => place.standing === standing).length
  const done = count('answers')
  const underWay = count('underWay')
  const missing = count('missing')
  return { done, underWay, missing, total: done + underWay + missing }
}
