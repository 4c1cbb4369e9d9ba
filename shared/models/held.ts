import { z } from 'zod'
import { candidateSchema } from './candidate.ts'
import { storeHoldSchema } from './store-hold.ts'

/** Something that was unfinished in a store that was put back, as it stood in there. */
export const heldItemSchema = z.object({
  kind: z.enum(['run', 'focus']),
  id: z.string(),
  title: z.string(),
  /** The number of the version that a run is of; null for a focus group. */
  version: z.number().int().nullable(),
  connectionName: z.string(),
  practice: z.boolean(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
})
export type HeldItem = z.infer<typeof heldItemSchema>

/** What is held, and why. */
export const heldSchema = storeHoldSchema
  .omit({ left: true })
  .extend({ items: z.array(heldItemSchema), seen: z.boolean() })
export type Held = z.infer<typeof heldSchema>

/**
 * How a person lets an unfinished one go on. `follow`: it runs or has run, and Sonde fetches what it brings. `launch`: it
 * is at the service and was not launched; Sonde launches it. `adopt`: it was created after the copy was made, and is one
 * of the candidates. `send`: it is created now. `leave`: nothing more is done for it.
 */
export const heldChoiceSchema = z.enum(['follow', 'launch', 'adopt', 'send', 'leave'])
export type HeldChoice = z.infer<typeof heldChoiceSchema>

/** What the service says now of one of them, and what can be done with it. */
export const comparisonSchema = z.object({
  /**
   * `found`: it may be one of `candidates`. `not_found`: its id is not known here, and the service's list shows nothing
   * that may be it, which is no proof. `gone`: its id is known here and not, or no longer, at the service.
   */
  finding: z.enum(['running', 'ended', 'draft', 'other', 'gone', 'found', 'not_found', 'open']),
  /** The service's word for its status; null where none came. */
  status: z.string().nullable(),
  candidates: z.array(candidateSchema),
  /** What may be chosen. */
  choices: z.array(heldChoiceSchema),
  /** What is chosen unless the person chooses otherwise; null where only the person can. Never one that sends something. */
  suggested: heldChoiceSchema.nullable(),
})
export type Comparison = z.infer<typeof comparisonSchema>

/** A person's choice for one of them. */
export const heldDecisionSchema = heldItemSchema.pick({ kind: true, id: true }).extend({
  choice: heldChoiceSchema,
  /** With `adopt`: which of the candidates it is. */
  remoteId: z.string().optional(),
})
export type HeldDecision = z.infer<typeof heldDecisionSchema>
