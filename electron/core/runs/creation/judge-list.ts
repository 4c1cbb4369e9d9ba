import { frontMark } from '../../../../shared/models/mark.ts'
import { surveyStatusOf } from '../../../service/reading/read-status.ts'
import type { ListedRecord, SurveyStatus } from '../../../service/service-api.ts'
import { isMarked } from '../../lost-creation/is-marked.ts'
import type { ListLook } from '../../lost-creation/read-list.ts'
import { isTitleOf, mayBeTitle } from '../../lost-creation/told-title.ts'
import { contradicts } from '../same-survey.ts'
import type { Evidence, Sending, Verdict } from './creation-evidence.ts'
import { judgeGrowth } from './grown-list.ts'
import type { OtherSurvey } from './known-surveys.ts'
import { rowPrint } from './list-proof.ts'

/** A row whose creation time is this much before the sending existed before it. Milliseconds. */
const CLEARLY_OLDER = 60_000
/** A time without a time zone, or a date alone, may be off by this much. Milliseconds. */
const OF_ANOTHER_DAY = 26 * 3_600_000
/** Creation times and the service's clock are told in whole seconds. */
const SECONDS = 2_000

/** What nobody has launched has none of these. */
const STARTED: ReadonlySet<SurveyStatus> = new Set(['running', 'done', 'failed'])

/** What became of a creation whose answer was lost. */
export function judgeList(look: ListLook, sending: Sending, evidence: Evidence): Verdict {
  const { mark, draft } = sending
  if (mark === null) return judgeGrowth(look, sending, evidence) ?? judgeUnmarked(look, sending, evidence)
  const carrying = look.records.filter((row) => isMarked(row, mark))
  const [only, ...others] = carrying
  if (only === undefined) return judgeGrowth(look, sending, evidence) ?? judgeAbsence(look, sending, evidence)
  if (others.length > 0) return { kind: 'open', why: 'several' }
  // Whatever other run had its id: the mark is its own, and an id may be given again.
  return draft === null || contradicts(only, draft, mark)
    ? { kind: 'open', why: 'differs' }
    : { kind: 'found', record: only }
}

/** Rows that may be what was sent, the likeliest first, as evidence for a person. */
export function candidatesOf(look: ListLook, sending: Sending, evidence: Evidence): ListedRecord[] {
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

function judgeUnmarked(look: ListLook, sending: Sending, evidence: Evidence): Verdict {
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
  // What another run made, or may have left, is compared as loosely as the rows are: a service may write both titles alike.
  const ofOthers = known.surveys.filter(({ id }) => id === only.id).map(({ title }) => title)
  return [...ofOthers, ...known.strays].some((title) => mayBeTitle(only.toldTitle, title))
    ? { kind: 'open', why: 'other_run' }
    : { kind: 'found', record: only }
}

/** Whether a row without a mark is what was sent, if nobody else created the same in the same minutes. */
function isSurelyNew(row: ListedRecord, { title, draft, within }: Sending): boolean {
  const { createdAt, toldTitle, status } = row
  if (surveyStatusOf(status) !== 'draft' || toldTitle?.trim() !== title.trim()) return false
  if (draft === null || contradicts(row, draft, null)) return false
  if (createdAt === null || within === null) return false
  return createdAt >= within.from - SECONDS && createdAt <= within.to + SECONDS
}

/**
 * "It is not there" counts only from a whole and fresh list that has shown lately that it shows new drafts at once, that
 * shows all that is surely there as it stands, and in which no row could be it under another writing of its title.
 */
function judgeAbsence(look: ListLook, sending: Sending, evidence: Evidence): Verdict {
  const { proof, isFresh } = evidence
  if (evidence.isOtherAccount) return { kind: 'open', why: 'other_key' }
  if (!look.complete) return { kind: 'open', why: 'incomplete' }
  if (!showsAll(look, evidence)) return { kind: 'open', why: 'omits' }
  // A list that showed new ones an hour ago may lag behind now.
  if (!proof?.recent) return { kind: 'open', why: 'unproven' }
  if (!proof.shown || !isFresh) return { kind: 'open', why: 'omits' }
  return look.records.some((row) => isUnexplained(row, sending, evidence))
    ? { kind: 'open', why: 'unexplained' }
    : { kind: 'absent' }
}

/**
 * Whether a row may be what an older copy of the data calls not sent yet, although no row carries its mark: a list in which
 * no title begins with any mark may not show marks at all. `preparedAt`: when the run was queued, by the service's clock.
 */
export function mayStandUnmarked(
  { records }: ListLook,
  sending: Sending,
  evidence: Evidence,
  preparedAt: number | null,
): boolean {
  if (records.some(({ toldTitle }) => toldTitle !== null && frontMark(toldTitle) !== null)) return false
  const margin = evidence.proof?.timesAgree ? CLEARLY_OLDER : OF_ANOTHER_DAY
  const isOlder = ({ createdAt }: ListedRecord) =>
    createdAt !== null && preparedAt !== null && createdAt < preparedAt - margin
  return records.some((row) => !isAnothers(row, sending, evidence) && !isOlder(row))
}

/** Whether the list shows every survey that is surely there, and none as a draft that was launched: else it lags behind. */
export function showsAll(
  { records }: ListLook,
  { known, account }: Pick<Evidence, 'known' | 'account'>,
): boolean {
  // What older versions made may be any account's.
  const ofAccount = known.surveys.filter((other) => other.account === null || other.account === account)
  const status = new Map(records.map((row) => [row.id, surveyStatusOf(row.status)]))
  return ofAccount.every(
    ({ id, isPresent, isLaunched }) =>
      (!isPresent || status.has(id)) && !(isLaunched && status.get(id) === 'draft'),
  )
}

/**
 * Whether a row is surely another run's: its id in the same account, and what the row tells. Its mark in the title is
 * decisive. A title without a mark may be the one that was sent just now too, unless the other run's alone was launched.
 */
function isAnothers(row: ListedRecord, sending: Sending, { known, account }: Evidence): boolean {
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

/** Whether a run that is under way has that very id in the same account. */
function isHeld({ id }: ListedRecord, { known, account }: Evidence): boolean {
  return known.surveys.some(
    (other) => other.id === id && other.isPresent && account !== null && other.account === account,
  )
}

/**
 * Whether nothing explains where a row comes from. Its title never does, because a service may rewrite titles. Its
 * creation time does only where the list has shown that its times fit the service's clock.
 */
function isUnexplained(row: ListedRecord, sending: Sending, evidence: Evidence): boolean {
  const { proof, rowsBefore } = evidence
  if (isAnothers(row, sending, evidence)) return false
  const print = rowPrint(row)
  if (print !== null && rowsBefore?.has(print)) return false
  if (proof?.timesAgree && isToldOlder(row, sending)) return false
  const others = row.toldTitle === null ? null : frontMark(row.toldTitle)
  // A person's own title may begin with something like a mark, e.g. when it was copied from the service's list.
  return others === null || others === sending.mark || others === frontMark(sending.title)
}

function isToldOlder({ createdAt }: ListedRecord, { after }: Sending): boolean {
  return createdAt !== null && after !== null && createdAt < after - CLEARLY_OLDER
}
