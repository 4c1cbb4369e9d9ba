import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { candidateSchema } from '../models/candidate.ts'
import { focusDraftSchema, focusSessionSchema, transcriptSchema } from '../models/focus.ts'
import { rawPayloadSchema } from '../models/results.ts'
import { heldBack, procedure, serviceProcedure } from './base.ts'

const id = z.object({ id: z.string() })

/** A session with its transcript. */
export const focusEventSchema = z.object({
  session: focusSessionSchema,
  transcript: transcriptSchema,
  /** Whether the session is in the bin: nothing is requested for it there. */
  inBin: z.boolean(),
  /** Id of the store in which the session's revision counts; it changes when an older store is restored. */
  history: z.string(),
})
export type FocusEvent = z.infer<typeof focusEventSchema>

/** An event of `watch`. A transcript may be long: it comes only where it is new to the caller; null: unchanged. */
export const focusChangeSchema = focusEventSchema.extend({ transcript: transcriptSchema.nullable() })
export type FocusChange = z.infer<typeof focusChangeSchema>

/**
 * Focus groups: prepared here; the service draws the personas, and may run a round when the transcript is requested.
 */
export const focusContract = {
  /** Last changed first; `search` looks in titles, guides and transcripts. `inBin`: those in the bin instead. */
  list: procedure
    .input(z.object({ search: z.string().optional(), inBin: z.boolean().optional() }))
    .output(z.array(focusSessionSchema)),
  get: procedure.input(id).output(focusEventSchema),
  createDraft: procedure.input(z.object({ draft: focusDraftSchema.optional() })).output(focusSessionSchema),
  /** As `surveys.saveDraft`; only while the session is a draft. */
  saveDraft: procedure
    .input(z.object({ id: z.string(), revision: z.number().int(), draft: focusDraftSchema }))
    .output(z.object({ revision: z.number().int(), savedAt: z.number() })),
  /**
   * Creates the session at the service, which draws the profiles. INVALID lists the fields that must be corrected
   * first.
   */
  create: serviceProcedure
    .meta(heldBack)
    .input(z.object({ id: z.string(), revision: z.number().int(), connectionId: z.string() }))
    .output(focusSessionSchema),
  /** After a creation that was cut off: the person says which remote session it made; null: none. */
  decide: serviceProcedure
    .meta(heldBack)
    .input(z.object({ id: z.string(), remoteId: z.string().nullable() }))
    .output(focusSessionSchema),
  candidates: serviceProcedure.input(id).output(z.array(candidateSchema)),
  /** Asks for the transcript once, which may run a round. Refused while a request is under way. */
  nextRound: procedure.meta(heldBack).input(id).output(focusSessionSchema),
  /** Asks again and again until the discussion is complete or paused. */
  runToEnd: procedure.meta(heldBack).input(id).output(focusSessionSchema),
  /** Stops asking after the request under way; that one is not cut, for it may be running a round. */
  pause: procedure.input(id).output(focusSessionSchema),
  /**
   * The session and its transcript now, then again whenever one changes. `edition`: that of the transcript that the
   * caller has.
   */
  watch: procedure
    .input(id.extend({ edition: z.string().optional() }))
    .output(eventIterator(focusChangeSchema)),
  /** Tells, now and whenever any session has changed, that lists of sessions may show something else. */
  watchAll: procedure.output(eventIterator(z.literal('changed'))),
  /** What was received for this session, newest first; `runs.payload` opens each. */
  received: procedure.input(id).output(z.array(rawPayloadSchema)),
  /** Snapshots of the transcript as received, newest first; `runs.payload` opens each. */
  snapshots: procedure
    .input(id)
    .output(z.array(z.object({ id: z.string(), receivedAt: z.number(), length: z.number().int() }))),
  /** The whole text of a snapshot, to compare it with another. */
  snapshot: procedure.input(z.object({ snapshotId: z.string() })).output(z.object({ text: z.string() })),
  /** Deletes the session at the service permanently. What was received stays here; the state becomes `gone`. */
  removeRemote: serviceProcedure.meta(heldBack).input(id).output(focusSessionSchema),
  /**
   * Moves the session to the bin, where it stays until `restore` brings it back to the list. A session that still waited to be sent becomes a draft
   * again; `withdrawn` says whether it did.
   */
  remove: procedure.input(id).output(z.object({ withdrawn: z.boolean() })),
  restore: procedure.input(id),
}
