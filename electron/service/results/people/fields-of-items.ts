import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { isObject, type JsonObject } from '../../json/json-value.ts'
import { bareText, findText } from '../words/comparable.ts'
import { isForeignName } from '../words/foreign-words.ts'
import { plainText } from '../words/plain-text.ts'

const DEEPEST = 8
/** A longer text is no item. */
const LONGEST = 8000
/** A list of the items may describe so many traits more than twice the items. */
const MOST_OTHERS = 20
/** So many lists with the same fields, one for each persona, are looked at. */
const MOST_ALIKE = 3

/** What a program calls a column. */
const NAME = /^\S{1,40}$/

/** By the name of a field: the item that each of its values stands for, in a list of the items. */
export type FieldsOfItems = ReadonlyMap<string, ReadonlyMap<unknown, number>>

/**
 * The fields that tell the items of a survey apart in a list that has the text of each of them, once; further entries,
 * of traits, may stand between.
 */
export function fieldsOfItems(data: unknown, { questions }: SurveyDraft): FieldsOfItems {
  const fields = new Map<string, ReadonlyMap<unknown, number>>()
  const count = questions.length
  if (count < 2) return fields
  const itemOf = findText(questions.map(({ stem }) => stem))
  const itemIn = (row: JsonObject): number | null => {
    const items = Object.values(row).flatMap((text) =>
      typeof text === 'string' && text.length < LONGEST ? (itemOf(plainText(text)) ?? []) : [],
    )
    return new Set(items).size === 1 ? (items[0] ?? null) : null
  }
  const alike = new Map<string, number>()
  const isNew = ([first = {}]: readonly JsonObject[]): boolean => {
    const names = Object.keys(first).join('\n')
    const before = alike.get(names) ?? 0
    alike.set(names, before + 1)
    return before < MOST_ALIKE
  }
  const note = (rows: readonly JsonObject[]): boolean => {
    const told = rows.map((row) => ({ row, item: itemIn(row) }))
    const own = told.flatMap(({ row, item }) => (item === null ? [] : [{ row, item }]))
    const [first] = own
    if (!first || own.length !== count || new Set(own.map(({ item }) => item)).size !== count) return false
    for (const name of Object.keys(first.row)) {
      const ids = rows.map((row): unknown => row[name]).filter((id) => id !== undefined && id !== null)
      const different = new Set<unknown>(ids)
      const areIds = ids.every((id) => typeof id === 'string' || typeof id === 'number')
      if (areIds && different.size === ids.length && own.every(({ row }) => different.has(row[name])))
        fields.set(name, new Map(own.map(({ row, item }) => [row[name], item])))
    }
    return true
  }
  const visit = (value: unknown, depth: number): void => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return
    const inner: unknown[] = Object.values(value)
    const isFit = inner.length >= count && inner.length <= count * 2 + MOST_OTHERS
    if (isFit && inner.every(isObject) && isNew(inner) && note(inner)) return
    for (const one of inner) visit(one, depth + 1)
  }
  visit(data, 0)
  return fields
}

/**
 * A payload in which columns that a list of the items has are called by the texts of their items, where their own names
 * sound like something else ("ANCIEN", "test_1"): whatever it means, such a column has the answers.
 */
export function withPlainNames(
  data: unknown,
  fields: FieldsOfItems,
  { questions }: Pick<SurveyDraft, 'questions'>,
): unknown {
  const options = new Set(questions.flatMap((item) => item.options.map(({ text }) => bareText(text))))
  const isName = (id: unknown): id is string =>
    typeof id === 'string' && NAME.test(id) && !options.has(bareText(id))
  const stems = new Map<string, string>()
  for (const ids of fields.values())
    if ([...ids.keys()].every(isName))
      for (const [id, item] of ids)
        if (isName(id) && isForeignName(id)) stems.set(id, questions[item]?.stem ?? id)
  if (stems.size === 0) return data
  const named = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((inner) => named(inner, depth + 1))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const stem = stems.get(name)
        const isFree = stem !== undefined && !(stem in value)
        return [isFree ? stem : name, named(inner, depth + 1)]
      }),
    )
  }
  return named(data, 0)
}
