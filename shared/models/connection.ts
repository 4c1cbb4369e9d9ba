import { z } from 'zod'
import { problemSchema } from './problem.ts'

/** The plan decides how many calls a minute a key may make. */
export const planSchema = z.enum(['standard', 'enterprise', 'admin'])
export type Plan = z.infer<typeof planSchema>

/** How many calls a key may make in any 60 s; from the interface specification, "Limits". */
export const CALLS_PER_MINUTE: Record<Plan, number> = { standard: 100, enterprise: 100, admin: 500 }

/** The id of the connection to the built-in practice service; it is always there and cannot be removed. */
export const PRACTICE_CONNECTION_ID = 'practice'

/** Colours by which a person tells connections apart; `practice` is amber, and only for the practice service. */
export const connectionColourSchema = z.enum(['teal', 'indigo', 'grape', 'pink', 'lime', 'practice'])
export type ConnectionColour = z.infer<typeof connectionColourSchema>

/** Other programs that use the same key. */
export const otherProgramsSchema = z.object({
  /** Calls in any 60 s that are left to them; null where it is not known how many they make: half of the limit. */
  calls: z.number().int().positive().nullable(),
  /** When a reply with status 429 last revealed them, in milliseconds since 1970; null where a person reported them. */
  learnedAt: z.number().nullable(),
})
export type OtherPrograms = z.infer<typeof otherProgramsSchema>

/** A service address with its plan; the key itself lives in the keychain and never comes here. */
export const connectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  practice: z.boolean(),
  baseUrl: z.string(),
  plan: planSchema,
  colour: connectionColourSchema,
  /** Where the key is: in the OS keychain, in memory until Sonde quits, or nowhere. */
  key: z.enum(['keychain', 'session', 'none']),
  /** Whether titles are sent with a mark, by which Sonde finds a creation after its reply was lost. */
  marks: z.boolean().default(true),
  /** Null where Sonde seems to be alone on the key. */
  otherPrograms: otherProgramsSchema.nullable().default(null),
})
export type Connection = z.infer<typeof connectionSchema>

/** The current call budget of a key. Times are milliseconds since 1970. */
export const budgetSchema = z.object({
  /** Calls in any 60 s. */
  limit: z.number().int(),
  /** Calls that could be made at once. */
  remaining: z.number().int(),
  /** Calls waiting their turn. */
  queued: z.number().int(),
  /** When the wait ends that a reply with status 429 asked for; null when there is none. */
  waitingUntil: z.number().nullable(),
  /** Calls in any 60 s that are left to other programs with this key; absent where there seem to be none. */
  others: z.number().int().optional(),
})
export type Budget = z.infer<typeof budgetSchema>

/** What is known of a connection at this instant. */
export const connectionStatusSchema = z.object({
  connectionId: z.string(),
  /** `unknown` until a first call. */
  reach: z.enum(['unknown', 'reachable', 'unreachable', 'refused']),
  problem: problemSchema.nullable(),
  budget: budgetSchema,
})
export type ConnectionStatus = z.infer<typeof connectionStatusSchema>
