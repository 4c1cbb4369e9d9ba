import { z } from 'zod'
import { problemSchema } from './problem.ts'

/**
 * The state of a run. Each state is stored before the next call to the service:
 * queued → creating → created → launching → running → done | failed, or refused | unknown on the way.
 * `unknown`: a call was cut off and Sonde could not find out what happened; the person decides.
 * `stopped`: the person gave the run up before it ran.
 */
export const runStateSchema = z.enum([
  'queued',
  'creating',
  'created',
  'launching',
  'running',
  'done',
  'failed',
  'refused',
  'unknown',
  'stopped',
])
export type RunState = z.infer<typeof runStateSchema>

/**
 * Why Sonde cannot know whether a creation was carried out, so that the person is asked. "The list" is the service's
 * list of surveys.
 * `unproven`: it is not proven that the list shows new surveys. `omits`: the list has failed to show some.
 * `incomplete`: the list could not be read to its end. `several`: more than one survey could be the one created.
 * `differs`: a survey carries the run's mark, but asks something else. `unexplained`: a new survey is listed that may
 * be it.
 * `other_run`: a survey could be it, or that of an earlier run whose reply was lost too.
 * `other_key`: the connection has another key now, maybe of another account, whose list does not show it.
 * `before_start`: it has no mark and was waiting before Sonde was started, so that it may have been sent long ago.
 */
export const creationDoubtSchema = z.enum([
  'unproven',
  'omits',
  'incomplete',
  'several',
  'differs',
  'unexplained',
  'other_run',
  'before_start',
  'other_key',
])
export type CreationDoubt = z.infer<typeof creationDoubtSchema>

/** How certain a reading of the service's reply is. `sure`: a documented form; `likely`: one that was inferred. */
export const certaintySchema = z.enum(['sure', 'likely', 'unsure'])
export type Certainty = z.infer<typeof certaintySchema>

/** Progress as read from a reply. Unknown parts are null, never guessed. */
export const progressSchema = z.object({
  /** 0 to 1. */
  fraction: z.number().min(0).max(1).nullable(),
  answered: z.number().nullable(),
  total: z.number().nullable(),
  certainty: certaintySchema,
  /** What the service sent, in its own words, where it can be read in more than one way. */
  received: z.string().optional(),
  /** A whole number of which the service does not say whether it is a percentage or counts personas or answers. */
  bare: z.number().int().min(0).max(100).optional(),
})
export type Progress = z.infer<typeof progressSchema>

/** One version launched on one connection. Times are milliseconds since 1970. */
export const runSchema = z.object({
  id: z.string(),
  surveyId: z.string(),
  versionId: z.string(),
  versionNumber: z.number().int(),
  connectionId: z.string(),
  connectionName: z.string(),
  /** Practice data is never mixed with live data. */
  practice: z.boolean(),
  title: z.string(),
  personas: z.number().int(),
  questionCount: z.number().int(),
  state: runStateSchema,
  /** The service's own id, once it is known. */
  remoteId: z.string().nullable(),
  /** The service's status word as received, where it is not one that Sonde knows; "" where no status was recognised. */
  remoteStatus: z.string().nullable(),
  progress: progressSchema.nullable(),
  /** Whether the answers are stored here. `empty`: the run ended without answers. */
  results: z.enum(['none', 'waiting', 'stored', 'empty', 'failed']),
  /** How many personas the results have; null where that is not known, and for results read by an older Sonde. */
  respondents: z.number().int().nullable().default(null),
  problem: problemSchema.nullable(),
  createdAt: z.number(),
  /** Position in the queue of its connection while it waits to be sent: the lowest goes first. */
  queueOrder: z.number().default(0),
  /** When its creation was last sent to the service; null before. */
  sentAt: z.number().nullable().default(null),
  /** Fingerprint of the key with which it was last sent or reached; null before, and for runs of an older Sonde. */
  account: z.string().nullable().default(null),
  /** The mark in front of the title that is sent; null where titles are sent as typed. */
  mark: z.string().nullable().default(null),
  /** The last time read from the service's clock before the creation was sent; null where there was none. */
  sentAfter: z.number().nullable().default(null),
  /** Id of the last look at the service's list of surveys before the creation was sent; null where there was none. */
  lookBefore: z.string().nullable().default(null),
  /** Whether the service may have a survey that this run created but does not follow. */
  mayHaveLeft: z.boolean().default(false),
  /** Remote ids of surplus surveys that this run created besides the one that it follows; they are never launched. */
  strays: z.array(z.string()).default([]),
  /**
   * The problem of the creation call, where it leaves open whether the creation was carried out; null otherwise.
   * `problem` may be that of a later look at the list.
   */
  creationProblem: problemSchema.nullable().default(null),
  /** Why Sonde could not find out whether the creation was carried out; null while there is no such question. */
  doubt: creationDoubtSchema.nullable().default(null),
  /**
   * Of a run that is `created`: whether its survey may run already, because a person adopted it or an earlier launch
   * was rejected. The service is then asked for its status before the run is launched or called stopped.
   */
  mayRunAlready: z.boolean().default(false),
  launchedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
  /** When the service was last heard of this run. */
  checkedAt: z.number().nullable(),
  /** When the service was first heard to tell the present progress; null before, and for runs of an older Sonde. */
  movedAt: z.number().nullable().default(null),
  /**
   * When a person asked to stop it while its creation was on its way, or while Sonde could not know whether it already
   * ran; null where nobody did. It stays set if the run turns out to run already, so that it could not be stopped.
   */
  stopAskedAt: z.number().nullable().default(null),
  /**
   * The experiment that it belongs to, and the id of its arm; null for any other run. Its version belongs to the
   * experiment and has no draft that could be opened, restarted from or launched again.
   */
  experiment: z.object({ id: z.string(), arm: z.string() }).nullable().default(null),
  /** Whether it waits in the queue because its experiment is paused. Stored as false: the experiment says so. */
  paused: z.boolean().default(false),
  /** Whether the disk refused the service's last reply, so that it is in memory only. Stored as false. */
  unsaved: z.boolean().default(false),
})
export type Run = z.infer<typeof runSchema>

/** The most runs that one "Run again" may launch. */
export const MOST_AGAIN = 5

/** What is needed to show a run as a small mark beside its survey or version. */
export const runMarkSchema = runSchema.pick({ id: true, state: true, practice: true }).extend({
  /** Whether it is done and some of what was asked for did not come; absent where that is not so or not known. */
  lacksAnswers: z.literal(true).optional(),
})
export type RunMark = z.infer<typeof runMarkSchema>

/** States in which Sonde still has something to do for the run. */
export function isUnderWay(state: RunState): boolean {
  return (
    state === 'queued' ||
    state === 'creating' ||
    state === 'created' ||
    state === 'launching' ||
    state === 'running'
  )
}
