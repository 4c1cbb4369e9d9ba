import { type Entry, FEWEST_FIELDS, keyBy } from './entries.ts'
import type { EntryKinds, JournalParts } from './entry-kinds.ts'

const FEWEST_OPTIONS = 2
/** The subject of a change tells at least this share of the answers apart; traits of people do not. */
const FEWEST_APART = 0.5

/**
 * Whether a list has entries that say of themselves that they change answers of the same list, so that nobody knows
 * what stands where these changes could not be made.
 */
export function isUnclearJournal(
  entries: readonly Entry[],
  { marks, corrects, retracts }: EntryKinds,
  known: JournalParts['known'],
): boolean {
  if (marks.length === 0) return false
  const hasOption = ({ fields }: Entry): boolean =>
    [...fields.values()].some(({ value }) => known.isOption(value))
  if (entries.filter(hasOption).length < FEWEST_OPTIONS) return false
  const later = entries.filter((entry) => corrects(entry) || retracts(entry))
  const others = entries.filter((entry) => !later.includes(entry))
  const answers = others.filter(hasOption)
  return (
    later.length < others.length && later.some((entry) => changes(entry, others, { answers, marks, known }))
  )
}

/**
 * Whether an entry is about the same as another one: it agrees with it in two fields that tell entries apart, and by
 * which most answers are told apart.
 */
function changes(
  entry: Entry,
  others: readonly Entry[],
  {
    answers,
    marks,
    known,
  }: { answers: readonly Entry[]; marks: readonly string[] } & Pick<JournalParts, 'known'>,
): boolean {
  const subject = [...entry.fields].flatMap(([field, { value }]) => {
    if (marks.includes(field) || value === null || value === '' || known.isOption(value)) return []
    const same = others.filter(({ fields }) => fields.get(field)?.value === value).length
    return same > 0 && same < others.length ? [field] : []
  })
  const key = keyBy(entry, subject)
  if (subject.length < FEWEST_FIELDS || !others.some((other) => keyBy(other, subject) === key)) return false
  const told = answers.flatMap((answer) => keyBy(answer, subject) ?? [])
  return new Set(told).size >= told.length * FEWEST_APART
}
