import { z } from 'zod'
import { problemSchema } from './problem.ts'
import { certaintySchema } from './run.ts'

/** What the service accepts; from the interface specification, "Limits". Bounds of max_turns are not published. */
export const FOCUS_PERSONAS = { min: 2, max: 8, default: 6 } as const
export const FOCUS_ROUNDS = { min: 1, max: 50, default: 6 } as const

/**
 * A finding of the wording checker in a group's title or guide that the person dismissed, and why. It applies as long
 * as the text of its point stays the same: once that is rewritten, the finding is open again.
 */
export const guideDismissalSchema = z.object({
  /** The whole text of the point, or the title. */
  point: z.string(),
  rule: z.string(),
  words: z.string(),
  reason: z.string(),
})
export type GuideDismissal = z.infer<typeof guideDismissalSchema>

/** A focus group being prepared, kept as typed. `findFocusProblems` lists what keeps it from being created. */
export const focusDraftSchema = z.object({
  title: z.string(),
  /** Moderator guide: the points to discuss, in order. */
  guide: z.string(),
  personas: z.number().nullable(),
  /** Rounds to run; null while the field is empty. */
  rounds: z.number().nullable(),
  audience: z.object({
    ageRanges: z.array(z.string()),
    sex: z.string().nullable(),
    /** Sent as typed; allowed values are not published. */
    densities: z.array(z.string()),
    occupations: z.array(z.string()),
  }),
  /** Drafts from before findings in a guide could be dismissed have none. */
  dismissals: z.array(guideDismissalSchema).default([]),
})
export type FocusDraft = z.infer<typeof focusDraftSchema>

/** Whether a row of the audience has text; an empty row is not sent. */
export function isFilled(row: string): boolean {
  return row.trim() !== ''
}

export function emptyFocusDraft(): FocusDraft {
  return {
    title: '',
    guide: '',
    personas: FOCUS_PERSONAS.default,
    rounds: FOCUS_ROUNDS.default,
    audience: { ageRanges: [], sex: null, densities: [], occupations: [] },
    dismissals: [],
  }
}

/** A drawn profile: its fields as received, as text. `name`: what the transcript probably calls this persona. */
export const profileSchema = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type Profile = z.infer<typeof profileSchema>

/** What one speaker says at once. */
export const turnSchema = z.object({
  /** Counts from 1 in the transcript. */
  number: z.number().int(),
  /** Counts from 1; null where the transcript does not show it. */
  round: z.number().int().nullable(),
  speaker: z.string().nullable(),
  moderator: z.boolean(),
  text: z.string(),
})
export type Turn = z.infer<typeof turnSchema>

/**
 * The state of a session. `draft`: not sent. `creating`: the creation waits for its turn, or was sent and not answered
 * yet. `open`: rounds can be requested. `complete`: all rounds have run. `unknown`: the creation was cut off; the
 * person decides. `refused`: the service did not create it. `gone`: deleted at the service; the transcript is still
 * here.
 */
export const focusStateSchema = z.enum([
  'draft',
  'creating',
  'open',
  'complete',
  'unknown',
  'refused',
  'gone',
])
export type FocusState = z.infer<typeof focusStateSchema>

/** What Sonde is doing for a session at the moment. `asking`: a request that may run a round is under way. */
export const focusActivitySchema = z.enum(['idle', 'asking', 'running_to_end', 'pausing'])
export type FocusActivity = z.infer<typeof focusActivitySchema>

/** A focus session. Times are milliseconds since 1970. */
export const focusSessionSchema = z.object({
  id: z.string(),
  draft: focusDraftSchema,
  revision: z.number().int(),
  state: focusStateSchema,
  activity: focusActivitySchema,
  connectionId: z.string().nullable(),
  connectionName: z.string().nullable(),
  practice: z.boolean(),
  remoteId: z.string().nullable(),
  /** The mark in front of the title that is sent; null where titles are sent as typed. */
  mark: z.string().nullable().default(null),
  /** Whether the creation still waits for its turn: nothing of it has been sent. */
  unsent: z.boolean().default(false),
  profiles: z.array(profileSchema),
  /** Rounds seen in the transcript; null where it does not show them. */
  roundsRun: z.number().int().nullable(),
  /** Requests made for the transcript; each may have run a round. */
  requests: z.number().int(),
  /** When the request under way was sent; null when none is. */
  askingSince: z.number().nullable(),
  problem: problemSchema.nullable(),
  /** Whether the disk refused the service's last reply, so that it is in memory only. Stored as false. */
  unsaved: z.boolean().default(false),
  createdAt: z.number(),
  updatedAt: z.number(),
})
export type FocusSession = z.infer<typeof focusSessionSchema>

/** A transcript as read from the newest snapshot. */
export const transcriptSchema = z.object({
  turns: z.array(turnSchema),
  certainty: certaintySchema,
  /** The newest snapshot's id and time; null before the first one. */
  snapshotId: z.string().nullable(),
  receivedAt: z.number().nullable(),
  /** How many different snapshots are kept. */
  snapshots: z.number().int(),
  /** Whether the newest text does not simply continue every earlier one. All are kept. */
  diverged: z.boolean(),
  /** Names exactly this transcript: whoever has it need not be sent it again. */
  edition: z.string(),
})
export type Transcript = z.infer<typeof transcriptSchema>
