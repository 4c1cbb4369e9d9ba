import { z } from 'zod'
import { problemSchema } from './problem.ts'
import { certaintySchema } from './run.ts'

/** The 18 operations of the service's interface, in its order. */
export const operationSchema = z.enum([
  'list_keys',
  'create_key',
  'revoke_key',
  'create_survey',
  'list_surveys',
  'launch_survey',
  'survey_status',
  'survey_results',
  'delete_survey',
  'create_focus',
  'list_focus',
  'focus_session',
  'focus_transcript',
  'delete_focus',
  'list_members',
  'add_member',
  'remove_member',
  'change_role',
])
export type Operation = z.infer<typeof operationSchema>

/** Calls that change nothing at the service, and may be made to see what it answers. A transcript is none: it may run a round. */
export const HARMLESS: readonly Operation[] = [
  'list_keys',
  'list_surveys',
  'survey_status',
  'survey_results',
  'list_focus',
  'focus_session',
  'list_members',
]

/** What a connection's service answered to an operation last. */
export const serviceAnswerSchema = z.object({
  operation: operationSchema,
  /** Null where it was never called (since this Sonde keeps account of it). */
  last: z
    .object({
      /** Milliseconds since 1970. */
      at: z.number(),
      /** HTTP status; null where nothing came. */
      status: z.number().int().nullable(),
      /** Milliseconds from the call to the end of its answer. */
      took: z.number(),
      /** The body as received but for the key and secrets, cut at 20,000 characters; `length` is the whole. */
      text: z.string(),
      length: z.number().int(),
      problem: problemSchema.nullable(),
      /** How it was read: by the readers, by the connection's recipe, or not; null where there is nothing to read. */
      by: z.enum(['readers', 'recipe', 'nothing']).nullable(),
      certainty: certaintySchema.nullable(),
      /** What was found, in a few values: an id, a status word, how many records. Nothing secret. */
      found: z.array(z.object({ name: z.string(), value: z.string() })),
    })
    .nullable(),
})
export type ServiceAnswer = z.infer<typeof serviceAnswerSchema>

/** What is known of a connection's service in one line. */
export const serviceHealthSchema = z.object({
  reach: z.enum(['unknown', 'reachable', 'unreachable', 'refused']),
  /** Calls in 60 s that the plan allows, and those that a 429 showed; null where none was met. */
  limit: z.number().int(),
  limitSeen: z.number().int().nullable(),
  /** The service's clock less this machine's, in milliseconds; null where no answer told it. Told to the second. */
  clockDifference: z.number().nullable(),
})
export type ServiceHealth = z.infer<typeof serviceHealthSchema>
