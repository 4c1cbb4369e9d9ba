import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ListedRecord } from '../../../service/service-api.ts'
import type { ListLook } from '../../lost-creation/read-list.ts'
import type { CorePorts } from '../../ports.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/**
 * A list proof is made anew with the first creation after this time; for a long list after a longer time. A list that
 * failed is tried again after `FAILED_FOR`.
 */
const PROVEN_FOR = 3 * MINUTE
const PAGES_A_PROOF = 5
const FAILED_FOR = HOUR
/**
 * A list may begin to lag at any time. Only within this time does its proof let a creation count as not carried out.
 */
const RECENT_FOR = 10 * MINUTE
/**
 * After this time a proof no longer counts at all. It is long, because what a list shows of its rows changes rarely.
 */
const COUNTS_FOR = 48 * HOUR
/**
 * How far a creation time may lie outside the span between the service's clock before the creation and in its reply:
 * both are given in whole seconds.
 */
const SLACK = 2_000

/** The rows that were listed before a creation, each as its print (`rowPrint`). */
const beforeSchema = z.object({
  look: z.string(),
  rows: z.array(z.string()),
  /** The ids of all rows; null where an earlier version of Sonde stored the look. */
  ids: z.array(z.string()).nullable().default(null),
  account: z.string().nullable().default(null),
})
const learnedSchema = z.object({
  /** Whether a survey was listed right after its creation, while it was still a draft. */
  shown: z.boolean(),
  /** Whether the creation time in the list fits the service's own clock. */
  timesAgree: z.boolean(),
})
type Learned = z.infer<typeof learnedSchema>

/** Whether the reply to the newest creation contained the id of the survey. */
const answersSchema = z.object({ tellsId: z.boolean() })

const proofSchema = learnedSchema.extend({
  /** When the proof was made, on the monotonic clock; null where an earlier version of Sonde stored it without that. */
  monotonic: z.number().nullable().default(null),
  /** Pages of the list at that time. */
  pages: z.number().default(1),
  /** The print of the key with which it was made; null where an earlier version of Sonde stored it. */
  account: z.string().nullable().default(null),
})

export interface ListProof extends Learned {
  /** Whether it was made in the last minutes, according to both clocks. */
  recent: boolean
}

/** The newest look at a list before something was created. */
export interface LookBefore {
  look: string
  rows: ReadonlySet<string>
  ids: ReadonlySet<string> | null
  account: string | null
}

/**
 * What the list of a connection has shown to be true of itself. It is learned from creations, and kept over a restart.
 */
export interface ListProofs {
  /** Whether the next creation should be used to make the proof (again). */
  isDue(connectionId: string): boolean
  /** Null where there is no proof that still counts for this key. */
  get(connectionId: string, account: string | null): ListProof | null
  before(connectionId: string): LookBefore | null
  /** Stores what a complete list showed before a creation. */
  keepBefore(connectionId: string, look: ListLook): void
  /** Stores whether the reply to a creation contained the id of the survey. */
  keepAnswer(connectionId: string, tellsId: boolean): void
  /** Stores what the look after a creation showed. */
  keep(connectionId: string, learned: Learned, look: Pick<ListLook, 'account' | 'pages'>): void
}

export function createListProofs({
  clock,
  storage,
  newId,
}: Pick<CorePorts, 'clock' | 'storage' | 'newId'>): ListProofs {
  const facts = storage.serviceFacts

  function read(connectionId: string) {
    const found = facts.get(connectionId, 'list_proof', proofSchema)
    if (found === null) return null
    const { monotonic, ...proof } = found.value
    // The machine may have slept or been restarted, and the wall clock may have been set: the greater of the two ages
    // counts.
    const byMonotonic = monotonic === null ? Number.POSITIVE_INFINITY : clock.monotonic() - monotonic
    const byWall = clock.now() - found.learnedAt
    const ages = [byMonotonic, byWall].map((age) => (age < 0 ? Number.POSITIVE_INFINITY : age))
    return { ...proof, age: Math.max(...ages), byWall }
  }

  return {
    isDue: (connectionId) => {
      // Where replies contain no id, a new survey can only be found by comparing with a look right before.
      if (facts.get(connectionId, 'creation_answers', answersSchema)?.value.tellsId === false) return true
      const found = read(connectionId)
      if (found === null) return true
      const lasts = found.shown ? PROVEN_FOR * Math.max(1, found.pages / PAGES_A_PROOF) : FAILED_FOR
      return found.age > lasts
    },
    get: (connectionId, account) => {
      const found = read(connectionId)
      if (found === null || found.byWall > COUNTS_FOR) return null
      // Another key may belong to another account, whose list is another one.
      if (account === null || found.account !== account) return null
      const { shown, timesAgree, age } = found
      return { shown, timesAgree, recent: age <= RECENT_FOR }
    },
    before: (connectionId) => {
      const found = facts.get(connectionId, 'list_before', beforeSchema)
      if (found === null) return null
      const { rows, ids, ...look } = found.value
      return { ...look, rows: new Set(rows), ids: ids && new Set(ids) }
    },
    keepBefore: (connectionId, { records, account }) =>
      facts.save(
        connectionId,
        'list_before',
        {
          look: newId(),
          rows: records.flatMap((row) => rowPrint(row) ?? []),
          ids: records.map(({ id }) => id),
          account,
        },
        clock.now(),
      ),
    keepAnswer: (connectionId, tellsId) => {
      const before = facts.get(connectionId, 'creation_answers', answersSchema)?.value.tellsId ?? true
      if (before !== tellsId) facts.save(connectionId, 'creation_answers', { tellsId }, clock.now())
    },
    keep: (connectionId, learned, { account, pages }) =>
      facts.save(
        connectionId,
        'list_proof',
        { ...learned, monotonic: clock.monotonic(), pages, account },
        clock.now(),
      ),
  }
}

/**
 * A short hash that tells one row of a list from another. Null for a row with nothing but an id: an id may be given
 * again after a deletion, so such a row cannot be told from an earlier one with the same id.
 */
export function rowPrint({ id, toldTitle, createdTold }: ListedRecord): string | null {
  if (toldTitle === null && createdTold === null) return null
  return createHash('sha256')
    .update(JSON.stringify([id, toldTitle, createdTold]))
    .digest('base64url')
    .slice(0, 12)
}

/**
 * Whether the creation time of a row lies between the service's clock right before the creation and the one in its
 * reply. A time of whole minutes may be a date, or rounded: it proves nothing.
 */
export function timeAgrees(
  { createdAt }: ListedRecord,
  before: number | null,
  answered: number | null,
): boolean {
  if (createdAt === null || before === null || answered === null || createdAt % 60_000 === 0) return false
  return createdAt >= before - SLACK && createdAt <= answered + SLACK
}
