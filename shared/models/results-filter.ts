import { z } from 'zod'

/** What a person asked to see of a run's results. It travels as it was asked: who is in is worked out where it is used. */
export const resultsFilterSchema = z.object({
  /** Words to find in the answers; "" finds all. */
  search: z.string(),
  /** The personas that count: those with this value, both as received. Null: all. */
  attribute: z.object({ name: z.string(), value: z.string() }).nullable(),
})
export type ResultsFilter = z.infer<typeof resultsFilterSchema>

export const NO_FILTER: ResultsFilter = { search: '', attribute: null }
