import type { Dismissal, Option, Question, SurveyDraft } from '../models/draft.ts'
import { givenLabel } from '../models/given-label.ts'
import { type MatchedEntry, matchEntries } from './match-entries.ts'

/**
 * A changed field of the questionnaire, as text: ages and rules that are off (by code) as a list with commas, an empty
 * number of personas as "".
 */
export interface FieldChange {
  field: 'title' | 'context' | 'personas' | 'ages' | 'sex' | 'rulesOff'
  before: string
  after: string
}

export interface OptionChange extends MatchedEntry<Option> {
  reworded: boolean
  /** Whether another code stands for it in data. */
  recoded: boolean
}

/** An item in one draft, the other, or both. Positions count from 0. */
export interface ItemChange extends MatchedEntry<Question> {
  reworded: boolean
  retyped: boolean
  /** Whether the options changed in any way, including those that an open-ended item keeps. */
  optionsChanged: boolean
  /** Whether its variable has another name in data; nobody who answers sees that. */
  renamed: boolean
  /** Whether an option that both drafts have has another code in data. */
  recoded: boolean
  /** The options of both drafts, in order; empty for an item that only one draft has. */
  options: OptionChange[]
  /** Whether nothing changed, including its place among the other items, its name and its codes. */
  same: boolean
}

/** How one draft differs from another; ids do not count. */
export interface DraftDifference {
  fields: FieldChange[]
  /** Every item of both, in the order of the later draft; a removed item follows the item that it followed before. */
  items: ItemChange[]
  dismissals: { added: Dismissal[]; removed: Dismissal[] }
  /** Whether nothing differs. */
  same: boolean
}

/**
 * What changed from one draft to another. Works for any two drafts, even imported or retyped ones without common ids.
 */
export function compareDrafts(before: SurveyDraft, after: SurveyDraft): DraftDifference {
  const fields = compareFields(before, after)
  const items = matchEntries(before.questions, after.questions, ITEMS).map(toItemChange)
  const dismissals = compareDismissals(before, after, items)
  const same =
    fields.length === 0 &&
    items.every((item) => item.same) &&
    dismissals.added.length + dismissals.removed.length === 0
  return { fields, items, dismissals, same }
}

const wordsOf = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const ITEMS = {
  id: ({ id }: Question) => id,
  text: ({ stem, type, options }: Question) => JSON.stringify([stem, type, options.map(({ text }) => text)]),
  // Each option counts as one word: many items share options, so that their single words would make items too similar.
  words: ({ stem, options }: Question) => [
    ...wordsOf(stem),
    ...options.flatMap(({ text }) => (text.trim() === '' ? [] : [`= ${text.trim().toLocaleLowerCase()}`])),
  ],
}

const OPTIONS = {
  id: ({ id }: Option) => id,
  text: ({ text }: Option) => text,
  words: ({ text }: Option) => wordsOf(text),
}

function toItemChange(matched: MatchedEntry<Question>): ItemChange {
  const [old, now] = [matched.before?.entry, matched.after?.entry]
  if (!old || !now) {
    return {
      ...matched,
      reworded: false,
      retyped: false,
      optionsChanged: false,
      renamed: false,
      recoded: false,
      options: [],
      same: false,
    }
  }
  const options = matchEntries(old.options, now.options, OPTIONS).map((option) => ({
    ...option,
    reworded: option.before?.entry.text !== option.after?.entry.text && isInBoth(option),
    recoded:
      givenLabel(option.before?.entry.code) !== givenLabel(option.after?.entry.code) && isInBoth(option),
  }))
  const optionsChanged = options.some((option) => option.reworded || option.moved || !isInBoth(option))
  const reworded = old.stem !== now.stem
  const retyped = old.type !== now.type
  const renamed = givenLabel(old.name) !== givenLabel(now.name)
  const recoded = options.some((option) => option.recoded)
  const same = !(reworded || retyped || optionsChanged || renamed || recoded || matched.moved)
  return { ...matched, reworded, retyped, optionsChanged, renamed, recoded, options, same }
}

function isInBoth({ before, after }: MatchedEntry<unknown>): boolean {
  return before !== null && after !== null
}

function compareFields(before: SurveyDraft, after: SurveyDraft): FieldChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  return old.flatMap(([field, text], at): FieldChange[] => {
    const changed = now[at]?.[1] ?? ''
    return text === changed ? [] : [{ field, before: text, after: changed }]
  })
}

function fieldsOf({
  title,
  context,
  personas,
  audience,
  rulesOff,
}: SurveyDraft): [FieldChange['field'], string][] {
  return [
    ['title', title],
    ['context', context],
    ['personas', personas === null ? '' : String(personas)],
    ['ages', audience.ageRanges.join(', ')],
    ['sex', audience.sex ?? ''],
    ['rulesOff', (rulesOff ?? []).join(', ')],
  ]
}

/** Findings that were dismissed or reopened. Those of a retyped item are matched although its id has changed. */
function compareDismissals(
  before: SurveyDraft,
  after: SurveyDraft,
  items: readonly ItemChange[],
): DraftDifference['dismissals'] {
  const nowCalled = new Map(
    items.flatMap(({ before: old, after: now }) =>
      old && now ? [[old.entry.id, now.entry.id] as const] : [],
    ),
  )
  const keyOf = ({ question, rule, words, reason }: Dismissal) =>
    JSON.stringify([question, rule, words, reason])
  const oldKeys = before.dismissals.map((each) =>
    keyOf({ ...each, question: nowCalled.get(each.question) ?? each.question }),
  )
  const left = new Map<string, number>()
  for (const key of oldKeys) left.set(key, (left.get(key) ?? 0) + 1)
  const added = after.dismissals.filter((each) => {
    const count = left.get(keyOf(each)) ?? 0
    if (count > 0) left.set(keyOf(each), count - 1)
    return count === 0
  })
  const removed = before.dismissals.filter((_, at) => {
    const key = oldKeys[at] ?? ''
    const count = left.get(key) ?? 0
    if (count > 0) left.set(key, count - 1)
    return count > 0
  })
  return { added, removed }
}
