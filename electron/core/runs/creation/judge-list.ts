import { frontMark } from '../../../../shared/models/mark.ts'
import { surveyStatusOf } from '../../../service/reading/read-status.ts'
import type { ListedRecord, SurveyStatus } from '../../../service/service-api.ts'
import { isMarked } from '../../lost-creation/is-marked.ts'
import type { ListLook } from '../../lost-creation/read-list.ts'
import { isTitleOf, mayBeTitle } from '../../lost-creation/told-title.ts'
import { contradicts } from '../same-survey.ts'
import type { CreationEvidence, ListVerdict, Sending } from './creation-evidence.ts'
import { judgeGrowth } from './grown-list.ts'
import type { OtherSurvey } from './known-surveys.ts'
import { rowPrint } from './list-proof.ts'

/** A row that was created this much before the sending is certainly older. Milliseconds. */
const CLEARLY_OLDER = 60_000
/** Largest error of a time without a time zone, or of a date alone. Milliseconds. */
const OF_ANOTHER_DAY = 26 * 3_600_000
/** Creation times and the service's clock are given in whole seconds. */
const SECONDS = 2_000

/** Statuses that only a launched survey has. */
const STARTED: ReadonlySet<SurveyStatus> = new Set(['running', 'done', 'failed'])

/** Judges what became of a creation whose reply was lost. */
export function judgeList(look: ListLook, sending: Sending, evidence: CreationEvidence): ListVerdict {
  const { mark, draft } = sending
  if (mark === null) return judgeGrowth(look, sending, evidence) ?? judgeUnmarked(look, sending, evidence)
  const carrying = look.records.filter((row) => isMarked(row, mark))
  const [only, ...others] = carrying
  if (only === undefined) return judgeGrowth(look, sending, evidence) ?? judgeAbsence(look, sending, evidence)
  if (others.length > 0) return { kind: 'open', why: 'several' }
  // Another run may have had this id, because ids may be given again; the mark belongs to this run only.
  return draft === null || contradicts(only, draft, mark)
    ? { kind: 'open', why: 'differs' }
    : { kind: 'found', record: only }
}

/** Rows that may be the survey that was sent, the likeliest first, as evidence for a person. */
export function candidatesOf(look: ListLook, sending: Sending, evidence: CreationEvidence): ListedRecord[] {
  const { mark, title } = sending
  const rank = (row: ListedRecord) => {
    if (mark !== null && isMarked(row, mark)) return 0
    return mayBeTitle(row.toldTitle, title) ? 1 : 2
  }
  return look.records
    .filter((row) => rank(row) === 0 || (isUnexplained(row, sending, evidence) && !isHeld(row, evidence)))
    .filter((row) => rank(row) < 2 || !isToldOlder(row, sending))
    .sort((a, b) => rank(a) - rank(b))
}

function judgeUnmarked(look: ListLook, sending: Sending, evidence: CreationEvidence): ListVerdict {
  const { known } = evidence
  if (evidence.isOtherAccount) return { kind: 'open', why: 'other_key' }
  const possible = look.records.filter((row) => isUnexplained(row, sending, evidence))
  const alike = possible.filter(
    (row) => mayBeTitle(row.toldTitle, sending.title) && !isToldOlder(row, sending),
  )
  const [only, ...others] = alike
  if (only === undefined) return judgeAbsence(look, sending, evidence)
  if (others.length > 0) return { kind: 'open', why: 'several' }
  if (!isSurelyNew(only, sending)) return { kind: 'open', why: 'unexplained' }
  // Titles of other runs are compared as loosely as the rows are: a service may rewrite both titles to the same text.
  const ofOthers = known.surveys.filter(({ id }) => id === only.id).map(({ title }) => title)
  return [...ofOthers, ...known.strays].some((title) => mayBeTitle(only.toldTitle, title))
    ? { kind: 'open', why: 'other_run' }
    : { kind: 'found', record: only }
}

/**
 * Whether a row without a mark is certainly the survey that was sent, unless somebody else created the same one within
 * the same minutes.
 */
function isSurelyNew(row: ListedRecord, { title, draft, within }: Sending): boolean {
  const { createdAt, toldTitle, status } = row
  if (surveyStatusOf(status) !== 'draft' || toldTitle?.trim() !== title.trim()) return false
  if (draft === null || contradicts(row, draft, null)) return false
  if (createdAt === null || within === null) return false
  return createdAt >= within.from - SECONDS && createdAt <= within.to + SECONDS
}

/**
 * The survey counts as absent only if the list is complete and fresh, has shown lately that new drafts appear in it at
 * once, shows all surveys that certainly exist in their present state, and has no row that could be the survey under a
 * rewritten title.
 */
function judgeAbsence(look: ListLook, sending: Sending, evidence: CreationEvidence): ListVerdict {
  const { proof, isFresh } = evidence
  if (evidence.isOtherAccount) return { kind: 'open', why: 'other_key' }
  if (!look.complete) return { kind: 'open', why: 'incomplete' }
  if (!showsAll(look, evidence)) return { kind: 'open', why: 'omits' }
  // A list that showed new surveys at once an hour ago may lag behind now.
  if (!proof?.recent) return { kind: 'open', why: 'unproven' }
  if (!proof.shown || !isFresh) return { kind: 'open', why: 'omits' }
  return look.records.some((row) => isUnexplained(row, sending, evidence))
    ? { kind: 'open', why: 'unexplained' }
    : { kind: 'absent' }
}

/**
 * For a run that this data folder calls not sent yet: whether a row may be its survey although no row carries its mark.
 * A list in which no title begins with a mark may not show marks at all. `preparedAt`: when the run was queued, on the
 * service's clock.
 */
export function mayStandUnmarked(
  { records }: ListLook,
  sending: Sending,
  evidence: CreationEvidence,
  preparedAt: number | null,
): boolean {
  if (records.some(({ toldTitle }) => toldTitle !== null && frontMark(toldTitle) !== null)) return false
  const margin = evidence.proof?.timesAgree ? CLEARLY_OLDER : OF_ANOTHER_DAY
  const isOlder = ({ createdAt }: ListedRecord) =>
    createdAt !== null && preparedAt !== null && createdAt < preparedAt - margin
  return records.some((row) => !isAnothers(row, sending, evidence) && !isOlder(row))
}

/**
 * Whether the list shows every survey that certainly exists, and shows no launched survey as a draft. If not, it lags
 * behind.
 */
export function showsAll(
  { records }: ListLook,
  { known, account }: Pick<CreationEvidence, 'known' | 'account'>,
): boolean {
  // For surveys that older versions of Sonde created, the account is not known.
  const ofAccount = known.surveys.filter((other) => other.account === null || other.account === account)
  const status = new Map(records.map((row) => [row.id, surveyStatusOf(row.status)]))
  return ofAccount.every(
    ({ id, isPresent, isLaunched }) =>
      (!isPresent || status.has(id)) && !(isLaunched && status.get(id) === 'draft'),
  )
}

/**
 * Whether a row certainly belongs to another run: it has that run's id in the same account, and its content fits. That
 * run's mark in the title is decisive. A title without a mark may also be the one that was sent just now, unless only
 * the other run's survey can be launched already.
 */
function isAnothers(row: ListedRecord, sending: Sending, { known, account }: CreationEvidence): boolean {
  if (account === null || (sending.mark !== null && isMarked(row, sending.mark))) return false
  const fits = ({ mark, title, isLaunched }: OtherSurvey): boolean => {
    if (mark !== null) return isMarked(row, mark)
    if (row.toldTitle === null || !isTitleOf(row.toldTitle, title)) return false
    return (
      !mayBeTitle(row.toldTitle, sending.title) || (isLaunched && STARTED.has(surveyStatusOf(row.status)))
    )
  }
  return known.surveys.some((other) => other.id === row.id && other.account === account && fits(other))
}

/** Whether a run that is under way has this id in the same account. */
function isHeld({ id }: ListedRecord, { known, account }: CreationEvidence): boolean {
  return known.surveys.some(
    (other) => other.id === id && other.isPresent && account !== null && other.account === account,
  )
}

/**
 * Whether nothing explains where a row comes from. Its title is no explanation, because a service may rewrite titles.
 * Its creation time is one only where the list has shown that its times fit the service's clock.
 */
function isUnexplained(row: ListedRecord, sending: Sending, evidence: CreationEvidence): boolean {
  const { proof, rowsBefore } = evidence
  if (isAnothers(row, sending, evidence)) return false
  const print = rowPrint(row)
  if (print !== null && rowsBefore?.has(print)) return false
  if (proof?.timesAgree && isToldOlder(row, sending)) return false
  const others = row.toldTitle === null ? null : frontMark(row.toldTitle)
  // The person's own title may begin with something like a mark, e.g. when it was copied from the service's list.
  return others === null || others === sending.mark || others === frontMark(sending.title)
}

function isToldOlder({ createdAt }: ListedRecord, { after }: Sending): boolean {
  return createdAt !== null && after !== null && createdAt < after - CLEARLY_OLDER
}
