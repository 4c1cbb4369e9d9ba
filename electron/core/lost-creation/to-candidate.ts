import type { Candidate } from '../../../shared/models/candidate.ts'
import type { ListedRecord } from '../../service/service-api.ts'
import { isMarked } from './is-marked.ts'

/** A listed record as evidence for a person's decision; `mark` is that of what was sent. */
export function toCandidate(record: ListedRecord, mark: string | null): Candidate {
  const { id, title, status, createdAt, createdTold, raw } = record
  return {
    remoteId: id,
    title,
    status,
    createdAt,
    createdTold,
    raw,
    marked: mark !== null && isMarked(record, mark),
  }
}
