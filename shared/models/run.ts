import { z } from 'zod'
import { problemSchema } from './problem.ts'

/**
 * Where a run stands. Each state is on disk before the next call to the service:
 * creating → created → launching → running → done | failed, or refused | unknown on the way.
 * `unknown`: a call was cut and Sonde could not find out what happened; the person decides.
 * `stopped`: the person gave up before it ran.
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

/** How sure a reading of the service's answer is: shown forms are `sure`, deduced ones `likely`. */
export const certaintySchema = z.enum(['sure', 'likely', 'unsure'])
export type Certainty = z.infer<typeof certaintySchema>

/** Progress as read. Unknown parts are null, never guessed. */
export const progressSchema = z.object({
  /** 0 to 1. */
  fraction: z.number().min(0).max(1).nullable(),
  answered: z.number().nullable(),
  total: z.number().nullable(),
  certainty: certaintySchema,
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
  /** The service's status word as received, where it is not one that Sonde knows. */
  remoteStatus: z.string().nullable(),
  progress: progressSchema.nullable(),
  /** Whether the answers are stored here. A finished run without answers says so. */
  results: z.enum(['none', 'waiting', 'stored', 'empty', 'failed']),
  problem: problemSchema.nullable(),
  createdAt: z.number(),
  /** Place in the queue of its connection while it waits to be sent: the lowest goes first. */
  queueOrder: z.number().default(0),
  /** When its creation was last sent to the service; null before. */
  sentAt: z.number().nullable().default(null),
  launchedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
  /** When the service was last heard of this run. */
  checkedAt: z.number().nullable(),
})
export type Run = z.infer<typeof runSchema>

/** A run as a mark beside what it asked: where it stands, and whether it is practice. */
export const runMarkSchema = runSchema.pick({ id: true, state: true, practice: true })

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
