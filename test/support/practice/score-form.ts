import { documentedLevels, type EffectLevels } from '../../../electron/practice/answers/effects/effect.ts'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import type { Question } from '../../../electron/practice/answers/question.ts'
import { readOptionSet } from '../../../electron/practice/answers/scales/option-set.ts'
import type { Persona } from '../../../electron/practice/panel/persona.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { languageOf } from '../../../electron/practice/text.ts'
import type { FormItem } from './items-by-others.ts'

/** Whether the form of an item was recognised, and a line to print if not. */
export interface Judged {
  readonly fine: boolean
  readonly shown: string
}

/** Percentage points that answers must move in the right direction for a push to count as recognised. */
const LEAST_POINTS = 3

const RULES = { double: 'double_barrelled', vague: 'vague_quantifier', absolute: 'absolute' } as const

/** Effect levels with the pushes off: how the same text would be answered if it pushed nobody. */
const NO_PUSH: EffectLevels = {
  ...documentedLevels,
  leading: 'off',
  loaded: 'off',
  presupposition: 'off',
  absolute: 'off',
}

/** Percentage of the given answers that chose each option. */
export function sharesOf(
  people: readonly Persona[],
  texte: string,
  options: readonly string[],
  levels: EffectLevels = documentedLevels,
): number[] {
  const asked: Question[] = [{ type: 'choix_unique', texte, options }]
  const answers = answersOf(people, asked, '', levels).map(([answer]) => answer)
  const given = answers.filter((answer) => answer !== null)
  return options.map((option) => (100 * given.filter((answer) => answer === option).length) / given.length)
}

/**
 * Whether an item says what its wording should do to the answers: a push can only be measured on a closed item that names
 * the option it goes towards.
 */
export function isMeasurable({ form, options = [], towards }: FormItem): boolean {
  return (form !== 'leading' && form !== 'loaded') || (towards !== undefined && options.includes(towards))
}

/**
 * Judges whether the practice service recognises the form of an item. A push must also move answers in the right
 * direction, and a sound item must have no effect at all.
 */
export function scoreForm(item: FormItem, people: readonly Persona[]): Judged {
  const { form, text } = item
  const reading = readQuestion(questionOf(item), '')
  const rules = reading.form.findings.map(({ rule }) => rule).join(', ')
  if (form === 'leading' || form === 'loaded') {
    const points = pointsMoved(item, people)
    const shown = `${points.toFixed(0)} towards “${item.towards}” (${rules}): ${text}`
    return { fine: points >= LEAST_POINTS, shown }
  }
  if (form !== 'sound') return { fine: reading.form.has(RULES[form]), shown: text }
  return {
    fine: reading.pushes.length === 0 && reading.scatter === 1 && reading.misread === 0,
    shown: `${rules}: ${text}`,
  }
}

/**
 * Indexes of the options that a wording pushes towards: that half of a scale if the push is towards an end, else the
 * option alone.
 */
function sideOf(towards: string, options: readonly string[], texte: string): number[] {
  const target = options.indexOf(towards)
  const { exits } = readOptionSet(options, languageOf([texte, ...options].join(' ')), texte)
  const places = options.map((_, place) => place).filter((place) => !exits.includes(place))
  const at = places.indexOf(target)
  const half = Math.floor(places.length / 2)
  if (at === 0) return places.slice(0, Math.max(1, half))
  if (at === places.length - 1) return places.slice(-Math.max(1, half))
  return [target]
}

/**
 * Percentage points that the push adds to its side, compared with the plain wording or, without one, with pushes off.
 */
function pointsMoved(
  { text, plain, options = [], towards = '' }: FormItem,
  people: readonly Persona[],
): number {
  const side = sideOf(towards, options, text)
  const sum = (of: readonly number[]) => side.reduce((total, place) => total + (of[place] ?? 0), 0)
  const without =
    plain === undefined ? sharesOf(people, text, options, NO_PUSH) : sharesOf(people, plain, options)
  return sum(sharesOf(people, text, options)) - sum(without)
}

function questionOf({ text, type, options = [] }: FormItem): Question {
  return type === 'open' ? { type: 'libre', texte: text } : { type: 'choix_unique', texte: text, options }
}
