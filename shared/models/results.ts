import { z } from 'zod'
import { certaintySchema } from './run.ts'

/** An answer as read from a payload. */
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

/** Ready-made counts, where the service sent no individual answers to an item. */
export const optionCountsSchema = z.object({
  question: z.number().int(),
  /** One per option of the item, in its order; null where none came. */
  counts: z.array(z.number().nullable()),
})
export type OptionCounts = z.infer<typeof optionCountsSchema>

/** What numbers of an item may mean. `counts`: personas who chose each option; `shares`: percentages. */
const numberMeaningSchema = z.enum(['counts', 'shares'])
export type NumberMeaning = z.infer<typeof numberMeaningSchema>

/** What a person says such numbers are; `unread`: neither, they stay as received. */
export const numberDecisionSchema = z.enum(['counts', 'shares', 'unread'])
export type NumberDecision = z.infer<typeof numberDecisionSchema>

/** Decisions of the person by the id of the doubt. */
export const numberDecisionsSchema = z.record(z.string(), numberDecisionSchema)
export type NumberDecisions = z.infer<typeof numberDecisionsSchema>

/** Ready-made numbers that the person said are percentages. */
export const optionSharesSchema = z.object({
  question: z.number().int(),
  /** 0 to 100, one per option of the item, in its order; null where none came. */
  shares: z.array(z.number().nullable()),
  /** The number of personas that they refer to; null where the service did not give it. */
  base: z.number().nullable(),
})
export type OptionShares = z.infer<typeof optionSharesSchema>

/** Numbers of an item that can be read in several ways. No table uses them until the person says what they are. */
export const doubtSchema = z.object({
  /** Stays the same when the same payload is read again. */
  id: z.string(),
  question: z.number().int(),
  /** Where they stand in the payload. */
  path: z.string(),
  /** As received, one per option of the item, in its order; null where none came. */
  values: z.array(z.string().nullable()),
  /** The possible meanings. */
  meanings: z.array(numberMeaningSchema),
  /** What the person said; null while they were not asked, or took it back. */
  decision: numberDecisionSchema.nullable(),
})
export type Doubt = z.infer<typeof doubtSchema>

/** A part of the payload that the reader did not recognise. */
export const unplacedSchema = z.object({ path: z.string(), value: z.string() })
export type Unplaced = z.infer<typeof unplacedSchema>

/** Answers of a run as read from the service's payload. The payload itself is stored too. */
export const runResultsSchema = z.object({
  respondents: z.array(respondentSchema),
  answers: z.array(answerSchema),
  counts: z.array(optionCountsSchema),
  shares: z.array(optionSharesSchema).default([]),
  doubts: z.array(doubtSchema).default([]),
  /** The edition of the readers that made it; results of an older edition are read again (`READERS_EDITION`). */
  edition: z.number().int().default(0),
  /** The reader that recognised the payload, e.g. "by_respondent". */
  shape: z.string(),
  certainty: certaintySchema,
  unplaced: z.array(unplacedSchema),
  /** What the reply says of how the run stands, beside the answers, unless it is that all are there. */
  states: z.array(unplacedSchema).optional(),
  /** Whether the connection's recipe was used, or did not fit the payload; absent where there is none. */
  recipe: z.enum(['used', 'unfit']).optional(),
})
export type RunResults = z.infer<typeof runResultsSchema>

/** A payload as received, for the raw view. */
export const rawPayloadSchema = z.object({
  id: z.string(),
  /**
   * What was requested, e.g. "results", "status", "transcript"; "unread_status" and so on where it could not be read.
   */
  kind: z.string(),
  receivedAt: z.number(),
  /** Size of the text in UTF-16 code units. */
  length: z.number().int(),
})
export type RawPayload = z.infer<typeof rawPayloadSchema>
