import { frontMark } from '../../../../shared/models/mark.ts'
import { surveyStatusOf } from '../../../service/reading/read-status.ts'
import type { ListedRecord } from '../../../service/service-api.ts'
import type { ListLook } from '../../lost-creation/read-list.ts'
import { isTitleOf, mayBeTitle } from '../../lost-creation/told-title.ts'
import { contradicts } from '../same-survey.ts'
import type { CreationEvidence, ListVerdict, Sending } from './creation-evidence.ts'

/**
 * Judges a creation that the service called a success without giving its id, by what is new in the list. The one row
 * that was not there right before is the new survey, if it is the only one and nothing in it belongs to another survey.
 * Null where the list allows no conclusion: it was not read before, or nothing is new (yet).
 */
export function judgeGrowth(
  look: ListLook,
  sending: Sending,
  evidence: CreationEvidence,
): ListVerdict | null {
  const { idsBefore, isFresh, isMade, isOtherAccount, known, account } = evidence
  if (!isMade || idsBefore === null || isOtherAccount || !look.complete || !isFresh) return null
  const isKnown = ({ id }: ListedRecord): boolean =>
    known.surveys.some((other) => other.id === id && (other.account === null || other.account === account))
  const added = look.records.filter((row) => !idsBefore.has(row.id) && !isKnown(row))
  const [only, ...others] = added.filter((row) => !hasAnothersMark(row, sending))
  if (only === undefined) return null
  if (others.length > 0) return { kind: 'open', why: 'several' }
  if (sending.draft === null || contradicts(only, sending.draft, sending.mark))
    return { kind: 'open', why: 'differs' }
  if (!mayBeNew(only, look, sending)) return { kind: 'open', why: 'unexplained' }
  if ([...known.strays].some((title) => mayBeTitle(only.toldTitle, title)))
    return { kind: 'open', why: 'other_run' }
  return { kind: 'found', record: only, isOnlyNew: true }
}

function hasAnothersMark({ toldTitle }: ListedRecord, { mark, title }: Sending): boolean {
  const front = toldTitle === null ? null : frontMark(toldTitle)
  return front !== null && front !== mark && front !== frontMark(title)
}

/** Whether the row is not launched yet, and has the title that was sent or none. */
function mayBeNew(row: ListedRecord, { records }: ListLook, { mark, title, draft }: Sending): boolean {
  const status = surveyStatusOf(row.status)
  if (status !== 'draft' && status !== 'other') return false
  if (row.toldTitle === null) return true
  // Where the list shows marks, a survey that was sent with a mark would show its own.
  const showsMarks = records.some(({ toldTitle }) => toldTitle !== null && frontMark(toldTitle) !== null)
  if (mark !== null && showsMarks) return false
  return isTitleOf(row.toldTitle, title) || isTitleOf(row.toldTitle, draft?.title ?? title)
}
