import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Doubt } from '../../../../shared/models/run.ts'
import type { ListedRecord } from '../../../service/service-api.ts'
import type { KnownSurveys } from './known-surveys.ts'
import type { ListProof } from './list-proof.ts'

/** A creation as it was sent. */
export interface Sending {
  mark: string | null
  /** The title as sent, with the mark. */
  title: string
  /** What was sent, its title as typed; null where the version is gone. */
  draft: SurveyDraft | null
  /** What the service's clock last said before it was sent. */
  after: number | null
  /** When the service may have carried it out, by its own clock; null where that cannot be said. */
  within: { from: number; to: number } | null
}

/** What is known beside the list itself. */
export interface Evidence {
  known: KnownSurveys
  /** The print of the key that the list was read with; null where that is not known. */
  account: string | null
  /** Whether the creation was sent with another key: then the list may be another account's. */
  isOtherAccount: boolean
  proof: ListProof | null
  /** The prints of the rows that were listed before it was sent; null where nobody looked. */
  rowsBefore: ReadonlySet<string> | null
  /** The ids of those rows; null where nobody looked right before. */
  idsBefore: ReadonlySet<string> | null
  /** Whether the service said that it was made, and not under which id. */
  isMade: boolean
  /** Whether the list was surely made after the sending, and is no older copy from a cache on the way. */
  isFresh: boolean
}

/** What a look at the list lets us conclude: it is there, it is surely not there, or only a person can tell. */
export type Verdict =
  | {
      kind: 'found'
      record: ListedRecord
      /** Nothing but that it is new, and the only one, tells that it is it. */
      isOnlyNew?: boolean
    }
  | { kind: 'absent' }
  | { kind: 'open'; why: Doubt }
