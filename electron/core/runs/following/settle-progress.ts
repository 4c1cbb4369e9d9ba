import { PRACTICE_CONNECTION_ID } from '../../../../shared/models/connection.ts'
import type { Progress, Run } from '../../../../shared/models/run.ts'
import { withPersonas } from '../../../service/reading/read-progress.ts'

/** What a bare number of progress counts up to. A run that has ended shows it. */
type Scale = 'percent' | 'personas' | 'answers'
type Size = Pick<Run, 'personas' | 'questionCount'>
type Asked = Size & Pick<Run, 'connectionId'>

const SCALES: readonly Scale[] = ['percent', 'personas', 'answers']
/**
 * What a bare number may count up to before any run has ended. No service has been seen that counts answers without
 * saying so.
 */
const AT_FIRST: readonly Scale[] = ['percent', 'personas']
/** The practice service is a part of Sonde, and has no form that counts without a total (docs/practice-service.md). */
const IN_PRACTICE: readonly Scale[] = ['percent']

/**
 * The progress of a run by what else is known: how many personas it asked, and how far a bare number went in the runs
 * of the same connection that are done (`earlier`, the newest first). A bare number is read where all that it may be
 * comes to the same share: one above the number of personas is a percentage, and of 100 personas it is the share either
 * way. From the practice service it is a percentage at once.
 */
export function settleProgress(progress: Progress, size: Asked, earlier: () => readonly Run[]): Progress {
  const { bare, fraction } = progress
  if (bare === undefined || fraction !== null) return withPersonas(progress, size.personas)
  const possible = size.connectionId === PRACTICE_CONNECTION_ID ? IN_PRACTICE : scalesOf(earlier())
  const scales = possible.filter((scale) => bare <= wholeOf(scale, size))
  const [scale] = scales
  const wholes = new Set(scales.map((each) => wholeOf(each, size)))
  if (scale === undefined || wholes.size > 1) return progress
  const whole = wholeOf(scale, size)
  const { received: _, ...told } = progress
  const counted = scale === 'personas' ? { answered: bare, total: whole } : {}
  return { ...told, ...counted, fraction: bare / whole, certainty: 'likely' }
}

function wholeOf(scale: Scale, { personas, questionCount }: Size): number {
  return { percent: 100, personas, answers: personas * questionCount }[scale]
}

/** The scales by which every one of these runs ended with all of it. */
function scalesOf(runs: readonly Run[]): readonly Scale[] {
  const ended = runs.filter(({ state, progress }) => state === 'done' && progress?.bare !== undefined)
  if (ended.length === 0) return AT_FIRST
  return SCALES.filter((scale) => ended.every((run) => run.progress?.bare === wholeOf(scale, run)))
}
