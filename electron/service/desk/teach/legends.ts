import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { AnswerRule } from '../../../../shared/models/recipe.ts'
import { isObject } from '../../json/json-value.ts'
import { findText } from '../../results/words/comparable.ts'
import type { Step } from '../tree-paths.ts'
import { itemMarks } from './item-marks.ts'
import { ALL, type Part, pathText } from './path-text.ts'
import { scalarsOf } from './scalars-of.ts'

/** A list or a map of the payload that describes items, and the parts of a rule that find an item's entry in it. */
export interface Legend {
  rule: Pick<AnswerRule, 'header' | 'columnName' | 'name' | 'from'>
  /** The entry of the item that was pointed at. */
  column: number
  key: Step
  entry: unknown
  /** Fields (as paths from the entry) that differ in all entries, so that they may be codes. */
  codes: ReadonlySet<string>
}

/** The most values examined: lists of items and columns are near the root. */
const MOST_VALUES = 60_000
const DEEPEST = 6
const MOST_ENTRIES = 2_000
/** The most legends tried. */
const MOST_LEGENDS = 60

/** Lists and maps that may name the item with index `item`, and the other items alike. */
export function findLegends(data: unknown, { questions }: SurveyDraft, item: number): Legend[] {
  const stem = questions[item]?.stem ?? ''
  const byStem = findText(questions.map((question) => question.stem))
  const found: Legend[] = []
  let left = MOST_VALUES

  /** The texts and numbers of an entry that may name its item, with their paths from the entry. */
  function tells(entry: unknown, key: Step): { name: string | undefined; said: string | number }[] {
    const said: { name: string | undefined; said: string | number }[] = []
    if (typeof entry === 'string' || typeof entry === 'number') said.push({ name: undefined, said: entry })
    if (isObject(entry))
      for (const [name, value] of scalarsOf(entry, { isEntry: typeof key === 'number' }))
        said.push({ name, said: value })
    if (typeof key === 'string') said.push({ name: '~', said: key })
    return said
  }

  function look(container: object, parts: readonly Part[]): void {
    const keys: Step[] = Array.isArray(container) ? [...container.keys()] : Object.keys(container)
    if (keys.length < 1 || keys.length > MOST_ENTRIES) return
    const entries = keys.map((key) => (container as Record<Step, unknown>)[key])
    let codes: ReadonlySet<string> | null = null
    for (const [column, key] of keys.entries()) {
      const entry = (container as Record<Step, unknown>)[key]
      for (const { name, said } of tells(entry, key)) {
        // A number alone may mean an item in too many places; only the item's stem, or words with a number, name it.
        if (typeof said === 'number') continue
        const isStem = byStem(said) === item
        for (const { pattern, from } of itemMarks(said, item, stem)) {
          if (
            /^\{item\}$/.test(pattern) ||
            (pattern !== '{stem}' && from > 1) ||
            isStem !== (pattern === '{stem}')
          )
            continue
          const header = pathText([...parts, ALL], '$')
          codes ??= distinctFields(entries)
          found.push({
            codes,
            rule: { header, columnName: pattern, from, ...(name !== undefined && { name }) },
            column,
            key,
            entry,
          })
        }
      }
    }
  }

  const walk = (value: unknown, parts: readonly Part[]): void => {
    if (typeof value !== 'object' || value === null || found.length >= MOST_LEGENDS) return
    look(value, parts)
    if (parts.length >= DEEPEST) return
    // The first entries of a list show what all are like.
    const entries: [Step, unknown][] = Array.isArray(value)
      ? [...value.slice(0, 3).entries()]
      : Object.entries(value).slice(0, 200)
    left -= entries.length
    if (left > 0) for (const [key, inner] of entries) walk(inner, [...parts, key])
  }
  walk(data, [])
  return found
}

/** Fields that all entries of a list have, with short values that are different in each. */
function distinctFields(entries: readonly unknown[]): Set<string> {
  const [first] = entries
  if (!isObject(first) || entries.length < 2) return new Set()
  const fields = Object.keys(first).slice(0, 30)
  return new Set(
    fields
      .filter((field) => {
        const values = entries.map((entry) => (isObject(entry) ? entry[field] : undefined))
        const areCodes = values.every(
          (value) => typeof value === 'number' || (typeof value === 'string' && value.length <= 100),
        )
        return areCodes && new Set(values).size === values.length
      })
      .map((field) => pathText([field], '@')),
  )
}
