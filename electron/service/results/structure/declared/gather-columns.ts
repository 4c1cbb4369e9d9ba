import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { Respondent } from '../../../../../shared/models/results.ts'
import { addTo } from '../../../json/add-to.ts'
import { type Cell, type Gathered, nothingGathered } from '../../shapes/gathered.ts'
import { saysWhyMissing } from '../../words/missing-reasons.ts'
import { mayBeMissing } from '../said-numbers.ts'
import type { Column } from './answers.ts'
import { describedPeople, fieldName, isOfType } from './described-people.ts'
import { answersWithLater } from './later-entries.ts'
import type { DeclaredLists } from './listed-options.ts'
import { nameIn } from './numbered-people.ts'
import { fieldsAt } from './people.ts'
import { isBlank, type Place } from './places.ts'

const BARE_NUMBER = /^\s*-?\d+\s*$/

interface GatherParts {
  draft: SurveyDraft
  places: readonly Place[]
  /** The values with which the payload declares what its ids stand for. */
  leaves: readonly { path: string; raw: unknown }[]
  declared: Pick<DeclaredLists, 'isOtherCode' | 'hasMissingCodes'>
  /** The places that identify items. */
  telling: ReadonlySet<Place | null>
}

/** The answers of the columns, with what the payload says about the personas who gave them. */
export function gatherColumns(columns: readonly Column[], parts: GatherParts): Gathered {
  const { draft, places, leaves, declared } = parts
  const gathered = nothingGathered('structure')
  const described = describedPeople(columns, places)
  const keys = new Map<string, { own: string; name: string | null; order: number }>()
  for (const { split, values } of columns)
    for (const value of values) {
      const own = split.keyOf(value) ?? ''
      const name = split.nameOf(own)
      const order = described.get(own)?.order ?? value.order
      const before = keys.get(name ?? own)
      keys.set(name ?? own, { own, name, order: Math.min(before?.order ?? order, order) })
    }
  const ownFields = fieldsOfPeople(columns, parts)
  // The personas come in the payload's order, including those who left the first items out.
  const inOrder = [...keys].sort(([, one], [, other]) => one.order - other.order)
  const ids = new Map(inOrder.map(([key, { name }], at) => [key, name ?? `#${at}`]))
  for (const [key, { own, name }] of inOrder) {
    const attributes = [...(described.get(own)?.attributes ?? []), ...(ownFields.get(key) ?? [])]
    gathered.respondents.set(ids.get(key) ?? key, {
      id: name,
      attributes: attributes.filter(({ value }) => value !== name && value !== own),
    })
  }
  const standIns = standInsIn(columns)
  for (const column of columns) {
    const { split, values, item, options } = column
    const question = draft.questions[item]
    const isChoice = question?.type === 'single_choice'
    const changed = answersWithLater(column, places, isChoice ? question.options.length : 0)
    for (const value of values) {
      const option = options.get(value)
      const { leaf } = value
      const received = leaf.exact ?? leaf.value
      const answer = typeof option === 'number' ? (question?.options[option]?.text ?? received) : received
      const key = nameIn(split, value) ?? split.keyOf(value) ?? ''
      const cell: Cell = {
        respondent: ids.get(key) ?? key,
        question: { names: [], position: null, item: { index: item, isNamed: true } },
        values: isBlank(leaf.value) ? [] : [answer],
        path: leaf.path,
        source: leaf.raw,
        ...(typeof option === 'number' && isBareNumber(answer) ? { option } : {}),
        isNoOption:
          changed.has(value) ||
          (isChoice
            ? typeof option !== 'number'
            : isNoWord(column, leaf.value) ||
              (standIns.has(leaf.value) && !isOwnNumber(column, leaf.value, declared)) ||
              declared.isOtherCode(item, leaf.value)),
      }
      gathered.cells.push(cell)
    }
  }
  gathered.legend = leaves.map(({ path, raw }) => ({ path, value: raw }))
  gathered.byPlace = [...gathered.respondents.values()].some(({ id }) => id === null)
  return gathered
}

/**
 * The texts that stand where no option does in single choices: in any language, they say that there is no answer, to
 * open-ended items too.
 */
function standInsIn(columns: readonly Column[]): ReadonlySet<unknown> {
  return new Set(
    columns.flatMap(({ values, options }) =>
      values.flatMap((value) =>
        options.get(value) === null && typeof value.leaf.value === 'string' ? [value.leaf.value] : [],
      ),
    ),
  )
}

function isBareNumber(value: unknown): boolean {
  return BARE_NUMBER.test(String(value))
}

/** Whether a value is a code and not what somebody said to an open-ended item. */
function isNoWord({ values, isOfNumbers }: Column, value: unknown): boolean {
  if (!isOfNumbers) return isCode(value, values)
  const all = values.map(({ leaf }) => leaf.value)
  return mayBeMissing(value, all) || (typeof value === 'string' && saysWhyMissing(value))
}

/** Whether a value is a number among those of an item that has its own codes for missing answers. */
function isOwnNumber(
  { item, isOfNumbers }: Column,
  value: unknown,
  declared: Pick<DeclaredLists, 'hasMissingCodes'>,
): boolean {
  return isOfNumbers && isBareNumber(value) && declared.hasMissingCodes(item)
}

/**
 * Whether a value is a code: a number among words, such as 99 for a refusal. The only number is none if it is a text of
 * four digits, not all the same: "1984".
 */
function isCode(value: unknown, all: readonly { leaf: { value: unknown } }[]): boolean {
  if (!isBareNumber(value)) return false
  const numbers = all.filter(({ leaf }) => isBareNumber(leaf.value))
  return !(typeof value === 'string' && numbers.length === 1 && /^(?!(\d)\1+$)\d{4}$/.test(value))
}

/**
 * The fields of the entries of the answers that describe the persona. Where a persona has several entries, only fields
 * that are equal in all of them and differ between personas count; the rest is about the answers.
 */
function fieldsOfPeople(
  columns: readonly Column[],
  { places, telling }: GatherParts,
): Map<string, Respondent['attributes']> {
  const used = new Set(columns.map(({ place }) => place))
  const entries = new Map<string, Map<string, Set<string>>>()
  const byLevel = new Map<string, Column>()
  for (const column of columns) {
    const { place, split, values } = column
    const level = place.levels[split.level - 1] ?? ''
    if (!byLevel.has(level)) byLevel.set(level, column)
    const own = entries.get(level) ?? new Map<string, Set<string>>()
    entries.set(level, own)
    for (const value of values) {
      const key = nameIn(split, value) ?? split.keyOf(value) ?? ''
      own.set(key, (own.get(key) ?? new Set()).add(split.entryOf(value)))
    }
  }
  const told = new Map<string, { name: string; value: string }[]>()
  for (const [id, { place, split }] of byLevel) {
    const isTelling = (other: Place): boolean => telling.has(other) || used.has(other)
    const people = entries.get(id) ?? new Map<string, Set<string>>()
    const areSeveral = [...people.values()].some(({ size }) => size > 1)
    for (const field of fieldsAt(place, split.level, { places, isTelling })) {
      if (areSeveral && isOfType(field)) continue
      const name = fieldName(field, split.level)
      const byEntry = new Map<string, string[]>()
      for (const { leaf, entries: at } of field.values) {
        const entry = at[split.level - 1] ?? ''
        if (!isBlank(leaf.value)) addTo(byEntry, entry, String(leaf.value))
      }
      const own = [...people].map(([key, its]): [string, string[]] => {
        const all = [...its].flatMap((entry) => byEntry.get(entry) ?? [])
        return [key, areSeveral && new Set(all).size > 1 ? [] : areSeveral ? all.slice(0, 1) : all]
      })
      const isCommon = areSeveral && new Set(own.flatMap(([, values]) => values)).size < 2
      if (isCommon || (areSeveral && own.some(([, values]) => values.length === 0))) continue
      for (const [key, values] of own) addTo(told, key, ...values.map((value) => ({ name, value })))
    }
  }
  return told
}
