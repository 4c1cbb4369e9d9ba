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

/** Calls that change nothing at the service. The transcript is not among them: requesting it may run a round. */
export const HARMLESS: readonly Operation[] = [
  'list_keys',
  'list_surveys',
  'survey_status',
  'survey_results',
  'list_focus',
  'focus_session',
  'list_members',
]

/** The last reply of a connection's service to an operation. */
export const serviceAnswerSchema = z.object({
  operation: operationSchema,
  /** Null where no call of it is recorded. */
  last: z
    .object({
      /** Milliseconds since 1970. */
      at: z.number(),
      /** HTTP status; null where there was no reply. */
      status: z.number().int().nullable(),
      /** Milliseconds from the call to the end of its reply. */
      took: z.number(),
      /** The body as received, without keys and secrets, cut at 20,000 characters; `length` is that of the whole. */
      text: z.string(),
      length: z.number().int(),
      problem: problemSchema.nullable(),
      /** What read it: Sonde's readers, the connection's recipe, or nothing; null where there is nothing to read. */
      by: z.enum(['readers', 'recipe', 'nothing']).nullable(),
      certainty: certaintySchema.nullable(),
      /** A few values that were found: an id, a status word, the number of records. Nothing secret. */
      found: z.array(z.object({ name: z.string(), value: z.string() })),
    })
    .nullable(),
})
export type ServiceAnswer = z.infer<typeof serviceAnswerSchema>

/** A short summary of the state of a connection's service. */
export const serviceHealthSchema = z.object({
  reach: z.enum(['unknown', 'reachable', 'unreachable', 'refused']),
  /**
   * Calls in 60 s that the plan allows, and the limit that a reply with status 429 showed; null where there was none.
   */
  limit: z.number().int(),
  limitSeen: z.number().int().nullable(),
  /** The service's clock minus this machine's, in milliseconds, exact to a second; null where no reply showed it. */
  clockDifference: z.number().nullable(),
})
export type ServiceHealth = z.infer<typeof serviceHealthSchema>
