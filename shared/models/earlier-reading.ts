import { z } from 'zod'
import { certaintySchema } from './run.ts'

/** A reading of a run's answers, as it is stored. Every one stays; the newest is the one that results show. */
export const storedReadingSchema = z.object({
  /** Rises from one reading to the next. */
  number: z.number().int(),
  readAt: z.number(),
  /** Whether the connection's recipe was used, or did not fit the reply; null where there was none. */
  recipe: z.enum(['used', 'unfit']).nullable(),
  certainty: certaintySchema,
  /** Whether it was made of the same reply as the newest one. */
  isOfSameReply: z.boolean(),
})
export type StoredReading = z.infer<typeof storedReadingSchema>

/** A number in an earlier reading, and in the newest. */
const beforeAndNow = z.object({ before: z.number().int(), now: z.number().int() })
export type BeforeAndNow = z.infer<typeof beforeAndNow>

/** One item in two readings. */
const comparedItemSchema = z.object({
  stem: z.string(),
  /** Of a choice: how many chose each option. */
  options: z.array(beforeAndNow.extend({ text: z.string() })),
  /** Answers in words. */
  words: beforeAndNow,
  unread: beforeAndNow,
  blank: beforeAndNow,
  /** How many answers differ; they may differ even where each option was chosen equally often. */
  answers: z.number().int(),
})
export type ComparedItem = z.infer<typeof comparedItemSchema>

/** An earlier reading beside the newest. */
export const comparedReadingsSchema = z.object({
  title: z.string(),
  /** Answers understood. */
  understood: beforeAndNow,
  personas: beforeAndNow,
  items: z.array(comparedItemSchema),
})
export type ComparedReadings = z.infer<typeof comparedReadingsSchema>
