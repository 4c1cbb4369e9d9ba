import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { AnswerRule } from '../../../../shared/models/recipe.ts'
import { isObject } from '../../json/json-value.ts'
import { keysOf, type Step } from '../tree-paths.ts'
import { type ItemMark, itemMarks, quoted } from './item-marks.ts'
import type { Legend } from './legends.ts'
import { type Part, pathText } from './path-text.ts'
import { scalarsOf } from './scalars-of.ts'

/** A way in which one step of a path says which item it belongs to. */
export interface ItemStep {
  /** What replaces the step. Several parts become several rules, tried one after the other. */
  parts: Part[]
  rule: Partial<AnswerRule>
  how: 'item' | 'numbered' | 'column' | 'named' | 'key'
}

/** The item that was pointed at, and the legends found for it. */
export interface ItemParts {
  draft: SurveyDraft
  item: number
  legends: readonly Legend[]
}

/** The ways in which `step`, within `container`, may say that what is below belongs to the item. */
export function itemSteps(container: unknown, step: Step, { draft, item, legends }: ItemParts): ItemStep[] {
  const stem = draft.questions[item]?.stem ?? ''
  const ways: ItemStep[] = []
  const entry = (container as Record<Step, unknown>)[step]
  const add = (
    part: string,
    rule: Partial<AnswerRule>,
    how: ItemStep['how'],
    beside: string[] = [],
  ): void => {
    ways.push({ parts: [part, ...beside].map((raw) => ({ raw })), rule, how })
  }
  const byMark = (mark: ItemMark, how: ItemStep['how'], text: (pattern: string) => string): void =>
    add(text(mark.pattern), { from: mark.from }, how, mark.beside.map(text))
  if (isObject(entry))
    for (const [path, said] of scalarsOf(entry, { isEntry: typeof step === 'number' })) {
      for (const mark of itemMarks(said, item, stem)) {
        const value = (pattern: string): string => (typeof said === 'number' ? pattern : quoted(pattern))
        byMark(
          mark,
          typeof said === 'number' ? 'numbered' : 'named',
          (pattern) => `?${path}==${value(pattern)}`,
        )
      }
      // An entry of a legend is no reference to itself.
      for (const legend of legends)
        for (const code of legend.entry === entry ? [] : codesOf(legend, said))
          add(`?${path}=={code}`, { ...legend.rule, code }, 'column')
    }
  if (typeof step === 'string') {
    for (const mark of itemMarks(step, item, stem)) byMark(mark, 'key', quoted)
    for (const legend of legends)
      for (const code of codesOf(legend, step)) add('{code}', { ...legend.rule, code }, 'column')
  } else {
    for (const legend of legends) if (legend.column === step) add('{column}', legend.rule, 'column')
    if (step >= item) add('{item}', { from: step - item }, 'item')
  }
  return ways
}

/**
 * A step for each item, by the order of the names in the container, for names that say nothing about the items. Null
 * where there are too few names.
 */
export function stepsInOrder(container: unknown, step: Step, { draft, item }: ItemParts): Step[] | null {
  if (!isObject(container) || typeof step !== 'string') return null
  const keys = keysOf(container)
  const first = keys.indexOf(step) - item
  const mine = keys.slice(first, first + draft.questions.length)
  return first < 0 || mine.length < draft.questions.length || draft.questions.length < 2 ? null : mine
}

/** The paths in a legend's entry that lead to this value, which may then be the item's code. */
function codesOf({ key, entry, rule, codes: distinct }: Legend, said: string | number): string[] {
  const codes: string[] = []
  if (key === said && rule.name !== '~') codes.push('~')
  if (isObject(entry))
    for (const [field, value] of Object.entries(entry).slice(0, 30)) {
      const path = pathText([field], '@')
      if (value === said && path !== rule.name && distinct.has(path)) codes.push(path)
    }
  return codes
}
