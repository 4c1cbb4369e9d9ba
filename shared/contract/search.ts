import { z } from 'zod'
import { procedure } from './base.ts'

/** What a search found. */
const searchHitSchema = z.object({
  /** `answer`: what a persona said; `id` and `title` are then those of its run. */
  kind: z.enum(['survey', 'run', 'focus', 'answer']),
  id: z.string(),
  title: z.string(),
  practice: z.boolean(),
  /** Of a run or an answer: what tells the run from others of the same survey. `at`: milliseconds since 1970. */
  run: z.object({ version: z.number().int(), at: z.number() }).optional(),
  /** Of an answer: the id of its item, the positions of item and persona, what was said. */
  answer: z
    .object({
      item: z.string(),
      question: z.number().int(),
      respondent: z.number().int(),
      text: z.string(),
    })
    .optional(),
})
export type SearchHit = z.infer<typeof searchHitSchema>

/** Finds surveys, runs, focus groups and answers by their words, for the command palette. */
export const searchContract = {
  find: procedure
    .input(z.object({ text: z.string(), limit: z.number().int().min(1).max(50).default(12) }))
    .output(z.array(searchHitSchema)),
}
