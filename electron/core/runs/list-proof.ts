import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ListedRecord } from '../../service/service-api.ts'
import type { CorePorts } from '../ports.ts'
import type { ListLook } from './read-list.ts'

const HOUR = 3_600_000
/** A list that has proven itself does so again after a day; one that failed is given another chance after an hour. */
const PROVEN_FOR = 24 * HOUR
const FAILED_FOR = HOUR
/** Where the proof could not be had anew, the old one counts this long. */
const COUNTS_FOR = 48 * HOUR
/** How far a creation time may lie outside the two answers around the creation: both are told in whole seconds. */
const SLACK = 2_000

/** The rows that were listed before a creation, each as its print. */
const beforeSchema = z.object({ look: z.string(), rows: z.array(z.string()) })
const proofSchema = z.object({
  /** Whether a creation was listed right after it was made, still a draft. */
  shown: z.boolean(),
  /** Whether the creation time that the list told fits the service's own clock. */
  timesAgree: z.boolean(),
})
export type ListProof = z.infer<typeof proofSchema>

/** The newest look at a list before something was created. */
export interface LookBefore {
  look: string
  rows: ReadonlySet<string>
}

/** What the list of a connection has shown of itself. It is learned by creating, and kept over a restart. */
export interface ListProofs {
  /** Whether the next creation should be used to learn it (anew). */
  isDue(connectionId: string): boolean
  /** Null where nothing (that still counts) was learned. */
  get(connectionId: string): ListProof | null
  before(connectionId: string): LookBefore | null
  /** Keeps what a whole list showed before a creation. */
  keepBefore(connectionId: string, look: ListLook): void
  keep(connectionId: string, proof: ListProof): void
}

export function createListProofs({
  clock,
  storage,
  newId,
}: Pick<CorePorts, 'clock' | 'storage' | 'newId'>): ListProofs {
  const facts = storage.serviceFacts

  function read(connectionId: string): { proof: ListProof; age: number } | null {
    const found = facts.get(connectionId, 'list_proof', proofSchema)
    return found && { proof: found.value, age: clock.now() - found.learnedAt }
  }

  return {
    isDue: (connectionId) => {
      const found = read(connectionId)
      // A clock that was set back makes a proof of the future: nobody knows how old it is.
      return found === null || found.age < 0 || found.age > (found.proof.shown ? PROVEN_FOR : FAILED_FOR)
    },
    get: (connectionId) => {
      const found = read(connectionId)
      return found !== null && found.age <= COUNTS_FOR ? found.proof : null
    },
    before: (connectionId) => {
      const found = facts.get(connectionId, 'list_before', beforeSchema)
      return found && { look: found.value.look, rows: new Set(found.value.rows) }
    },
    keepBefore: (connectionId, { records }) =>
      facts.save(
        connectionId,
        'list_before',
        { look: newId(), rows: records.flatMap((row) => rowPrint(row) ?? []) },
        clock.now(),
      ),
    keep: (connectionId, proof) => facts.save(connectionId, 'list_proof', proof, clock.now()),
  }
}

/**
 * What tells one row of a list from another, as a short hash. Null for a row that tells its id and nothing more: an id may
 * be given again after a deletion, so such a row cannot be told from one that had the same id before.
 */
export function rowPrint({ id, toldTitle, createdTold }: ListedRecord): string | null {
  if (toldTitle === null && createdTold === null) return null
  return createHash('sha256')
    .update(JSON.stringify([id, toldTitle, createdTold]))
    .digest('base64url')
    .slice(0, 12)
}

/**
 * Whether the creation time of a row fits the service's clock, which is known right before the creation and in its
 * answer. A time of whole minutes may be a date, or rounded: it proves nothing.
 */
export function timeAgrees(
  { createdAt }: ListedRecord,
  before: number | null,
  answered: number | null,
): boolean {
  if (createdAt === null || before === null || answered === null || createdAt % 60_000 === 0) return false
  return createdAt >= before - SLACK && createdAt <= answered + SLACK
}
