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

/**
 * Why Sonde cannot know whether a creation went through, where the person is asked.
 * `unproven`: the list has not yet shown that it shows new surveys. `omits`: it has shown that it leaves some out.
 * `incomplete`: it could not be read to its end. `several`: more than one survey could be it.
 * `differs`: one carries its mark, but asks something else. `unexplained`: something new is listed that may be it.
 * `other_run`: one could be it, or what an earlier run created whose reply was lost too.
 * `other_key`: the connection's key is another one now, maybe of another account, in which nothing shows that it is there.
 * `before_start`: it has no mark and waits to be sent since before Sonde was started: it may have been sent long ago.
 */
export const doubtSchema = z.enum([
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
export type Doubt = z.infer<typeof doubtSchema>

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
  /** What the service sent, in its own words, where it can be read in more than one way. */
  received: z.string().optional(),
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
  /** A print of the key that it was last sent with, or seen to be reached with; null before, and for older runs. */
  account: z.string().nullable().default(null),
  /** Stands at the front of the title that is sent; null where titles are sent as typed. */
  mark: z.string().nullable().default(null),
  /** What the service's clock last said before the creation was sent; null where it never said anything. */
  sentAfter: z.number().nullable().default(null),
  /** Which look at the list of surveys was the last one before the creation was sent; null where there was none. */
  lookBefore: z.string().nullable().default(null),
  /** Whether a survey that this run created may stand at the service although no run follows it. */
  mayHaveLeft: z.boolean().default(false),
  /** Ids at the service of surveys that this run created beside the one that it follows; nobody launches them. */
  strays: z.array(z.string()).default([]),
  /**
   * What the creation itself was answered, where that leaves open whether it was carried out; null before. `problem` may be
   * that of a later look at the list.
   */
  creationProblem: problemSchema.nullable().default(null),
  /** Why Sonde could not find out what became of the creation; null while it need not, or has not tried. */
  doubt: doubtSchema.nullable().default(null),
  launchedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
  /** When the service was last heard of this run. */
  checkedAt: z.number().nullable(),
  /**
   * When a person asked to stop it while only the service knew whether it ran already; null where nobody did. It stays
   * with a run that ran already, and so could not be stopped.
   */
  stopAskedAt: z.number().nullable().default(null),
  /**
   * The experiment that it is a run of, and the id of its arm; null for any other. Its version belongs to the experiment:
   * there is no draft to open, to start from or to launch again.
   */
  experiment: z.object({ id: z.string(), arm: z.string() }).nullable().default(null),
  /** Whether it waits in the queue because its experiment is paused. Stored as false: the experiment says so. */
  held: z.boolean().default(false),
  /** Whether the disk has refused what the service answered last: it is in memory only. Stored as false. */
  unsaved: z.boolean().default(false),
})
export type Run = z.infer<typeof runSchema>

/** So many runs of one version are launched again by one press. */
export const MOST_AGAIN = 5

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
