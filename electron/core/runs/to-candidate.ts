import type { Candidate } from '../../../shared/models/candidate.ts'
import type { ListedRecord } from '../../service/service-api.ts'

/** A listed record as evidence for a person's decision. */
export function toCandidate({ id, ...rest }: ListedRecord): Candidate {
  return { remoteId: id, ...rest }
}
