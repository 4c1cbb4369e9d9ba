import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { isObject } from '../json/json-value.ts'
import type { CountedPart } from './people/discounted-rows.ts'
import { type Opened, openedOnce } from './structure/declared/open/open-payload.ts'

const DEEPEST = 8

interface JournalParts {
  draft: SurveyDraft
  asked: number
  /** The payload without the rows that do not count. */
  counted: CountedPart
}

/**
 * The payload as opened, if it has a journal of which all changes could be made; null where it has none. Rows that do
 * not count make a journal unclear, unless they are the journal itself, which may look like answers of several times.
 */
export function openedJournal(data: unknown, { draft, asked, counted }: JournalParts): (() => Opened) | null {
  if (asked < 2 || !mayHaveJournal(data, 0)) return null
  const open = openedOnce(data, draft, asked)
  const { journals } = open()
  if (journals.length === 0) return null
  const areJournals = counted.discounted.every(
    ({ value }) => saysSkipped(value) || (Array.isArray(value) && journals.includes(value.length)),
  )
  return areJournals && !counted.discounted.some(({ value }) => saysOutdated(value)) ? open : null
}

/** Words that say of an entry that there was no answer, so that nothing changes without it. */
const SKIPPED = /(?:^|[^a-z])(?:skipped|saute|sautee|passe|passee)$/i

/** Whether an entry says that its item was skipped. */
function saysSkipped(value: unknown): boolean {
  return isObject(value) && Object.values(value).some((one) => typeof one === 'string' && SKIPPED.test(one))
}

/** Words that say of an entry that a later one took its place, whatever the order. */
const OUTDATED = /^(?:superseded|outdated|obsolete|previous|replaced|remplacee?|perimee?|precedente?)$/i

/** Whether some entry of a list says itself that it is outdated: the last entries are then not the newest. */
function saysOutdated(list: unknown): boolean {
  return (
    Array.isArray(list) &&
    list.some(
      (row) =>
        isObject(row) &&
        Object.values(row).some((value) => typeof value === 'string' && OUTDATED.test(value)),
    )
  )
}

/** Whether some list may be a journal: its entries are of several kinds, or have versions. */
function mayHaveJournal(value: unknown, depth: number): boolean {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return false
  if (Array.isArray(value) && value.length > 2 && value.every(isObject) && isOfKinds(value)) return true
  return Object.values(value).some((inner) => mayHaveJournal(inner, depth + 1))
}

/**
 * Whether the entries of a list are of a few kinds by their fields, or by a short text that comes again, as those of all
 * journals are.
 */
function isOfKinds(rows: readonly object[]): boolean {
  const kinds = new Set(rows.map((row) => Object.keys(row).join('\n')))
  if (kinds.size > 1) return kinds.size * 2 <= rows.length
  return Object.entries(rows[0] ?? {}).some(([name, first]) => {
    if (typeof first === 'object') return true
    const told = new Set(rows.map((row) => (row as Record<string, unknown>)[name]))
    return told.size > 1 && told.size <= MOST_KINDS
  })
}
const MOST_KINDS = 12
