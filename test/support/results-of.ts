import type { RunResults } from '../../shared/models/results.ts'

/** Results as a reader returns them, empty except for the given parts. */
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
