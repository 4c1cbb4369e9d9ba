/** What is wrong with a recipe where it is used: in which part, and in which path. */
export interface RecipeProblem {
  /** Such as "results.personas" or "results.answers[2].path". */
  part: string
  path: string | null
  problem:
    | 'broken_path'
    | 'selects_nothing'
    | 'too_many'
    | 'unequal_lengths'
    | 'no_personas'
    | 'repeated_name'
  /** The library's message about a broken path, in English, or the numbers that differ. */
  detail: string
}
