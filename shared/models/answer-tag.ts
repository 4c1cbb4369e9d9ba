import { z } from 'zod'

/** Names of the colours of tags; the page defines how each looks in the light and the dark theme. */
export const TAG_COLOURS = ['teal', 'blue', 'plum', 'rose', 'rust', 'olive', 'brown', 'slate'] as const

/** The longest name of a tag of answers. */
export const LONGEST_ANSWER_TAG = 60

/** A tag that open answers of a run can carry. */
export const answerTagSchema = z.looseObject({
  /** Stays the same when the tag gets another name. */
  id: z.string(),
  name: z.string(),
  colour: z.enum(TAG_COLOURS).catch('slate'),
  /** The key that sets it on the answer in focus: a digit from 1 or a lower-case letter; null where it has none. */
  key: z.string().nullable(),
  /** Its rule: it applies to every answer that contains one of these words or phrases. Empty where it has no rule. */
  phrases: z.array(z.string()),
})
export type AnswerTag = z.infer<typeof answerTagSchema>

/**
 * Names an answer of a run: the item by its id, the persona as `namePersonas` names it. Positions could change when the
 * payload is read again; with names an answer keeps its annotations then.
 */
export const answerPlaceSchema = z.object({ item: z.string(), persona: z.string() })
export type AnswerPlace = z.infer<typeof answerPlaceSchema>

/** What a person says of one answer. */
export const answerNoteSchema = answerPlaceSchema.extend({
  /** Ids of the tags that were set by hand. */
  tags: z.array(z.string()),
  /** Ids of tags that this answer does not get although their rule applies to it. */
  refused: z.array(z.string()),
})
export type AnswerNote = z.infer<typeof answerNoteSchema>
