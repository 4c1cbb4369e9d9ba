import { z } from 'zod'
import { certaintySchema } from './run.ts'

/** An answer as read. */
export const answerSchema = z.object({
  /** Position of the persona in `respondents`. */
  respondent: z.number().int(),
  /** Position of the item in the version's questions. */
  question: z.number().int(),
  /** `option`: one of the item's options; `text`: words; `blank`: asked, nothing answered; `unread`: not understood. */
  kind: z.enum(['option', 'text', 'blank', 'unread']),
  /** Position in the item's options, for `option`. */
  option: z.number().int().nullable(),
  /** The words, for `text`, or what came, for `unread`. */
  text: z.string().nullable(),
})
export type Answer = z.infer<typeof answerSchema>

/** A persona as the service described it: whatever fields came, in their order, as text. */
export const respondentSchema = z.object({
  id: z.string().nullable(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type Respondent = z.infer<typeof respondentSchema>

/** Counts that came ready-made, where the service sent no single answers for an item. */
export const optionCountsSchema = z.object({
  question: z.number().int(),
  /** One per option of the item, in its order; null where none came. */
  counts: z.array(z.number().nullable()),
})
export type OptionCounts = z.infer<typeof optionCountsSchema>

/** What the reader could not place: where it stood in the payload, and what it was. */
export const unplacedSchema = z.object({ path: z.string(), value: z.string() })
export type Unplaced = z.infer<typeof unplacedSchema>

/** Answers of a run as read from the service's payload. The payload itself is stored beside. */
export const runResultsSchema = z.object({
  respondents: z.array(respondentSchema),
  answers: z.array(answerSchema),
  counts: z.array(optionCountsSchema),
  /** The reader that recognised the payload, e.g. "by_respondent". */
  shape: z.string(),
  certainty: certaintySchema,
  unplaced: z.array(unplacedSchema),
})
export type RunResults = z.infer<typeof runResultsSchema>

/** A payload as received, for the raw view. */
export const rawPayloadSchema = z.object({
  id: z.string(),
  /** What was asked for, e.g. "results", "status", "transcript"; "unread_status" and so on where it could not be read. */
  kind: z.string(),
  receivedAt: z.number(),
  /** Size of the text in UTF-16 code units. */
  length: z.number().int(),
})
export type RawPayload = z.infer<typeof rawPayloadSchema>
