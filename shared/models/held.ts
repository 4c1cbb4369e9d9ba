import { z } from 'zod'
import { candidateSchema } from './candidate.ts'
import { storeHoldSchema } from './store-hold.ts'

/** A run or focus group that was unfinished in a restored store, as stored there. */
export const heldItemSchema = z.object({
  kind: z.enum(['run', 'focus']),
  id: z.string(),
  title: z.string(),
  /** The number of the version that a run asks; null for a focus group. */
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
 * How a person lets a held item go on. `follow`: it runs or has run; Sonde fetches its answers. `launch`: it is at the
 * service and was not launched; Sonde launches it. `adopt`: it was created after the backup was made, and is one of the
 * candidates. `send`: it is created now. `leave`: nothing more is done for it.
 */
export const heldChoiceSchema = z.enum(['follow', 'launch', 'adopt', 'send', 'leave'])
export type HeldChoice = z.infer<typeof heldChoiceSchema>

/** What the service now says of a held item, and what can be done with it. */
export const heldComparisonSchema = z.object({
  /**
   * `found`: it may be one of `candidates`. `not_found`: its remote id is not known here, and the service's list shows
   * nothing that may be it, which proves nothing. `gone`: its remote id is known here, but does not exist at the
   * service.
   */
  finding: z.enum(['running', 'ended', 'draft', 'other', 'gone', 'found', 'not_found', 'open']),
  /** The service's word for its status; null where it sent none. */
  status: z.string().nullable(),
  candidates: z.array(candidateSchema),
  /** What may be chosen. */
  choices: z.array(heldChoiceSchema),
  /** The preselected choice; null where the person must choose. Never one that sends something. */
  suggested: heldChoiceSchema.nullable(),
})
export type HeldComparison = z.infer<typeof heldComparisonSchema>

/** A person's choice for one held item. */
export const heldDecisionSchema = heldItemSchema.pick({ kind: true, id: true }).extend({
  choice: heldChoiceSchema,
  /** With `adopt`: which of the candidates it is. */
  remoteId: z.string().optional(),
})
export type HeldDecision = z.infer<typeof heldDecisionSchema>
