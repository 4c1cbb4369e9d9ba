import { z } from 'zod'
import {
  type Operation,
  operationSchema,
  serviceAnswerSchema,
} from '../../../shared/models/service-answer.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { HeardAnswer } from '../../service/call/heard-answer.ts'
import type { Hub } from '../events/hub.ts'
import type { CorePorts } from '../ports.ts'
import { type AnswerDigest, digestAnswer } from './answer-digest.ts'
import { cutAnswer } from './answer-text.ts'
import { outlineSchema } from './structure/outline.ts'

const lastSchema = serviceAnswerSchema.shape.last.unwrap()

/** The newest reply to an operation, as it is kept: in memory and, soon after, on disk. */
const loggedReplySchema = lastSchema.extend({
  /** The service's id of the survey or focus group that the call was about. */
  subject: z.string().nullable(),
  clockDifference: z.number().nullable(),
  /** The structure of the newest success; before the first success, of the newest refusal. */
  structure: z.object({
    status: z.number().int().nullable(),
    took: z.number(),
    length: z.number().int(),
    /** Null where the body is no JSON. */
    outline: outlineSchema.nullable(),
    /** Whether the outline covers the whole reply. */
    whole: z.boolean(),
  }),
})
export type LoggedReply = z.infer<typeof loggedReplySchema>

/** Delay of writes, so that several polls share one. Milliseconds. */
const PACE = 5_000

const LIMIT_FACT = 'limit_seen'
const factOf = (operation: Operation) => `answer_${operation}`

/** The newest replies of the services. Where the disk refuses them, they are known until Sonde quits. */
export interface AnswerLog {
  get(connectionId: string, operation: Operation): LoggedReply | null
  /** The number of calls within 60 s after which a 429 came; null where none has come. */
  limitSeen(connectionId: string): number | null
  /** Writes everything that waits; what the disk refuses goes on waiting. */
  flush(): void
  /** To be called when another store has replaced the one in use. */
  forget(): void
  close(): void
}

interface Known {
  answers: Map<Operation, LoggedReply | null>
  limitSeen: number | null
}

interface AnswerLogParts extends Pick<CorePorts, 'storage' | 'clock' | 'log'> {
  hub: Hub
  /** Whether there is such a connection (any more). */
  isThere: (connectionId: string) => boolean
  /** Takes out the secrets that Sonde holds for the person. */
  redact: (text: string) => string
}

export function createAnswerLog({ storage, clock, log, hub, isThere, redact }: AnswerLogParts): AnswerLog {
  const known = new Map<string, Known>()
  const calls = new Map<string, number[]>()
  /** Facts that wait to be written, by connection and name. */
  const unwritten = new Map<string, { connectionId: string; name: string; value: unknown; at: number }>()
  const closing = new AbortController()
  let isWaiting = false

  function read<T>(connectionId: string, name: string, schema: z.ZodType<T>): T | null {
    try {
      return storage.serviceFacts.get(connectionId, name, schema)?.value ?? null
    } catch {
      return null
    }
  }

  function of(connectionId: string): Known {
    let found = known.get(connectionId)
    if (!found) {
      found = { answers: new Map(), limitSeen: read(connectionId, LIMIT_FACT, z.number()) }
      known.set(connectionId, found)
    }
    return found
  }

  function get(connectionId: string, operation: Operation): LoggedReply | null {
    const { answers } = of(connectionId)
    if (!answers.has(operation))
      answers.set(operation, read(connectionId, factOf(operation), loggedReplySchema))
    return answers.get(operation) ?? null
  }

  function write(connectionId: string, name: string, value: unknown): void {
    unwritten.set(`${connectionId}\n${name}`, { connectionId, name, value, at: clock.now() })
    if (isWaiting || closing.signal.aborted) return
    isWaiting = true
    void clock.sleep(PACE, closing.signal).then(() => {
      isWaiting = false
      if (!closing.signal.aborted) flush()
    })
  }

  function flush(): void {
    for (const [key, { connectionId, name, value, at }] of unwritten) {
      try {
        if (isThere(connectionId)) storage.serviceFacts.save(connectionId, name, value, at)
        unwritten.delete(key)
      } catch (error) {
        log.error('answers.write', { code: toProblem(error).code })
        return
      }
    }
  }

  /** A call that a 429 refused does not count against the limit; those that went before it do. */
  function countCall(connectionId: string, { status }: HeardAnswer): void {
    const now = clock.monotonic()
    const recent = (calls.get(connectionId) ?? []).filter((at) => now - at < 60_000)
    calls.set(connectionId, recent)
    if (status !== 429) {
      recent.push(now)
      return
    }
    of(connectionId).limitSeen = recent.length
    write(connectionId, LIMIT_FACT, recent.length)
  }

  function forget(connectionId: string): void {
    known.delete(connectionId)
    for (const [key, each] of unwritten) if (each.connectionId === connectionId) unwritten.delete(key)
  }

  hub.subscribe('heard', ({ connectionId, heard }) => {
    if (closing.signal.aborted) return
    try {
      countCall(connectionId, heard)
      const kept = keep(heard, get(connectionId, heard.operation), redact)
      of(connectionId).answers.set(heard.operation, kept)
      write(connectionId, factOf(heard.operation), kept)
    } catch (error) {
      log.error('answers.hear', { code: toProblem(error).code })
    }
  })
  // The connection's facts on disk are deleted, or belong to its earlier key.
  hub.subscribe('keySaved', forget)
  hub.subscribe('connectionRemoved', forget)

  return {
    get,
    limitSeen: (connectionId) => of(connectionId).limitSeen,
    flush,
    forget: () => {
      known.clear()
      unwritten.clear()
    },
    close: () => {
      flush()
      closing.abort()
    },
  }
}

function keep(heard: HeardAnswer, before: LoggedReply | null, redact: (text: string) => string): LoggedReply {
  const { operation: _, sent: _s, body: _b, text: _t, digest, ...told } = heard
  // For a large reply, the thread that parsed it has made the digest already.
  const { text, length, reading, outline, whole } =
    (digest as AnswerDigest | undefined) ?? digestAnswer(heard)
  const { by, certainty, found } = reading
  const { status, took, problem } = heard
  return {
    ...told,
    text: cutAnswer(redact(text)),
    length,
    problem,
    by,
    certainty,
    found: found.map(({ name, value }) => ({ name, value: redact(value.slice(0, 200)) })),
    structure: problem !== null && before ? before.structure : { status, took, length, outline, whole },
  }
}

/** All operations, in the order of the interface. */
export const ALL_OPERATIONS: readonly Operation[] = operationSchema.options
