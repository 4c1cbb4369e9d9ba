import { respondentPositions } from '../../../shared/analysis/item-responses.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import { isEmptyReading } from '../../service/results/read-results.ts'

/** What a run says of its results: whether any answers came, and from how many personas. */
export function whatCame(results: RunResults): Pick<Run, 'results' | 'respondents'> {
  return {
    results: isEmptyReading(results) ? 'empty' : 'stored',
    // Ready-made counts do not show personas.
    respondents: respondentPositions(results).length || null,
  }
}
