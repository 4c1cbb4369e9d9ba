import { z } from 'zod'
import { itemDecisionSchema } from '../models/annotations.ts'
import { procedure } from './base.ts'

/** What a search found. */
const searchHitSchema = z.object({
  /**
   * `answer`: what a persona said; `note`: what was noted of an item. `id` and `title` are then those of the run.
   * `coding`: what a person added to a transcript; then they are those of the focus group.
   */
  kind: z.enum(['survey', 'run', 'experiment', 'focus', 'answer', 'note', 'coding']),
  id: z.string(),
  title: z.string(),
  practice: z.boolean(),
  /** Of an experiment, whose runs are one hit: when it was launched, how many runs have answers, how many there are. */
  experiment: z.object({ at: z.number(), done: z.number().int(), total: z.number().int() }).optional(),
  /**
   * Of a run, an answer or a note: what tells the run from others of the same survey. `at`: milliseconds since 1970.
   * `experiment`: the title of the experiment whose run it is; `version` is then the number of its arm.
   */
  run: z.object({ version: z.number().int(), at: z.number(), experiment: z.string().optional() }).optional(),
  /** Of an answer: the id of its item, the positions of item and persona, what was said. */
  answer: z
    .object({
      item: z.string(),
      question: z.number().int(),
      respondent: z.number().int(),
      text: z.string(),
    })
    .optional(),
  /** Of a survey that has the words in an item: which one, its position, and the text with the words. */
  item: z.object({ id: z.string(), question: z.number().int(), text: z.string() }).optional(),
  /** Of a focus group: an excerpt around the words found. */
  words: z.string().optional(),
  /** Of a note: the id and the position of its item, the decision, and the note or, where it is empty, the stem. */
  note: z
    .object({
      item: z.string(),
      question: z.number().int(),
      decision: itemDecisionSchema.nullable(),
      text: z.string(),
    })
    .optional(),
  /** Of what was added to a transcript: what it is, its text, and the words of the passage if it is a memo on one. */
  coding: z
    .object({
      part: z.enum(['code', 'passage', 'discussion', 'speaker']),
      text: z.string(),
      words: z.string().nullable(),
    })
    .optional(),
})
export type SearchHit = z.infer<typeof searchHitSchema>

/** The most hits that a search lists. */
export const MOST_FOUND = 200

/** Finds surveys, runs, experiments, focus groups, answers, notes and the coding of transcripts by their words, for the command palette. */
export const searchContract = {
  find: procedure
    .input(z.object({ text: z.string(), limit: z.number().int().min(1).max(MOST_FOUND).default(12) }))
    .output(z.array(searchHitSchema)),
  /** How many hits there are in all; where that is not exact, there may be fewer. */
  count: procedure
    .input(z.object({ text: z.string() }))
    .output(z.object({ total: z.number().int(), isExact: z.boolean() })),
}
