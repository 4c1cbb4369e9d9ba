import type { RunResults } from '../../shared/models/results.ts'

/** Results as a reader would return them, with nothing in them but what is given. */
export function resultsOf(parts: Partial<RunResults>): RunResults {
  return {
    respondents: [],
    answers: [],
    counts: [],
    shares: [],
    doubts: [],
    edition: 1,
    shape: 'by_respondent',
    certainty: 'sure',
    unplaced: [],
    ...parts,
  }
}
