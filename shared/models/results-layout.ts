import { z } from 'zod'

/**
 * What each row of an exported file is. `respondents`: a persona, with its answers in words; `codes`: a persona, with a
 * variable for each item that holds a code, and one beside it that says why a code is missing; `long`: an answer;
 * `counts`: a response option; `codebook`: a variable and code of `codes`, with its meaning.
 */
export const RESULTS_LAYOUTS = ['respondents', 'codes', 'long', 'counts', 'codebook'] as const

export const resultsLayoutSchema = z.enum(RESULTS_LAYOUTS)
export type ResultsLayout = z.infer<typeof resultsLayoutSchema>

/**
 * Files that hold the results whole. `xlsx`: a workbook with a sheet for each layout; `sav`: the layout `codes` for
 * SPSS, with `codebook` as its labels.
 */
export const RESULTS_FILES = ['xlsx', 'sav'] as const

export const resultsFileSchema = z.enum(RESULTS_FILES)
export type ResultsFile = z.infer<typeof resultsFileSchema>

/**
 * Whether the words of a search leave answers out of a file of this layout. Counts are of all answers, as on the
 * screen; in a file of codes an answer that was left out would look like a missing one.
 */
export function searchNarrows(layout: ResultsLayout): boolean {
  return layout === 'respondents' || layout === 'long'
}
