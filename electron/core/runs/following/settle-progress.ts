import type { Progress, Run } from '../../../../shared/models/run.ts'
import { withPersonas } from '../../../service/reading/read-progress.ts'

/** What a bare number of progress goes up to, as a run shows that has ended. */
type Scale = 'percent' | 'personas' | 'answers'
type Size = Pick<Run, 'personas' | 'questionCount'>

/**
 * The progress of a run by what else is known: how many personas it asked, and how far a bare number went in the runs of
 * the same connection that are done (`earlier`, the newest first). Without such a run, a bare number stays unread.
 */
export function settleProgress(progress: Progress, size: Size, earlier: () => readonly Run[]): Progress {
  const { bare, fraction } = progress
  if (bare === undefined || fraction !== null) return withPersonas(progress, size.personas)
  const scale = scaleOf(earlier())
  const whole = scale && wholeOf(scale, size)
  if (!whole || bare > whole) return progress
  const { received: _, ...told } = progress
  const counted = scale === 'personas' ? { answered: bare, total: whole } : {}
  return { ...told, ...counted, fraction: bare / whole, certainty: 'likely' }
}

function wholeOf(scale: Scale, { personas, questionCount }: Size): number {
  return { percent: 100, personas, answers: personas * questionCount }[scale]
}

/** The only scale by which every one of these runs ended with all of it; null where none or several would do. */
function scaleOf(runs: readonly Run[]): Scale | null {
  const ended = runs.filter(({ state, progress }) => state === 'done' && progress?.bare !== undefined)
  if (ended.length === 0) return null
  const fitting = (['percent', 'personas', 'answers'] as const).filter((scale) =>
    ended.every((run) => run.progress?.bare === wholeOf(scale, run)),
  )
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}
