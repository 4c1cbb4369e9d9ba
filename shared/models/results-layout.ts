import { z } from 'zod'

/**
 * How the rows of an exported file stand. `respondents`: one a persona, with the answers in words; `codes`: one a persona,
 * with a variable an item, codes instead of words and why there is none beside; `long`: one an answer; `counts`: one a
 * response option; `codebook`: one a variable and code, which tells what the variables and codes of `codes` mean.
 */
export const RESULTS_LAYOUTS = ['respondents', 'codes', 'long', 'counts', 'codebook'] as const

export const resultsLayoutSchema = z.enum(RESULTS_LAYOUTS)
export type ResultsLayout = z.infer<typeof resultsLayoutSchema>

/**
 * Whether words that are searched for narrow what such a file holds. Counts are of all answers on the screen too; in a file of
 * codes an answer without the words would look like one that is missing.
 */
export function searchNarrows(layout: ResultsLayout): boolean {
  return layout === 'respondents' || layout === 'long'
}
