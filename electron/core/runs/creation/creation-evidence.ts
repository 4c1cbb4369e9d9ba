import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { CreationDoubt } from '../../../../shared/models/run.ts'
import type { ListedRecord } from '../../../service/service-api.ts'
import type { KnownSurveys } from './known-surveys.ts'
import type { ListProof } from './list-proof.ts'

/** A creation as it was sent. */
export interface Sending {
  mark: string | null
  /** The title as sent, with the mark. */
  title: string
  /** The draft that was sent, its title without the mark; null where the version is gone. */
  draft: SurveyDraft | null
  /** The service's clock as last heard before the creation was sent; null where it is not known. */
  after: number | null
  /** The span in which the service may have carried it out, on the service's clock; null where that is not known. */
  within: { from: number; to: number } | null
}

/** What is known besides the list itself. */
export interface CreationEvidence {
  known: KnownSurveys
  /** The print of the key that the list was read with; null where that is not known. */
  account: string | null
  /** Whether the creation was sent with another key: then the list may belong to another account. */
  isOtherAccount: boolean
  proof: ListProof | null
  /** The prints of the rows that were listed before the creation was sent; null where the list was not read then. */
  rowsBefore: ReadonlySet<string> | null
  /** The ids of those rows; null where the list was not read right before. */
  idsBefore: ReadonlySet<string> | null
  /** Whether the service reported success without the id of the new survey. */
  isMade: boolean
  /** Whether the list was certainly made after the creation was sent, and is no older copy from a cache. */
  isFresh: boolean
}

/**
 * The conclusion from a look at the list: the survey is there, it is certainly not there, or only a person can tell.
 */
export type ListVerdict =
  | {
      kind: 'found'
      record: ListedRecord
      /** Whether the only evidence is that this row is new, and the only new one. */
      isOnlyNew?: boolean
    }
  | { kind: 'absent' }
  | { kind: 'open'; why: CreationDoubt }
