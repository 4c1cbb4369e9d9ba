import { answersOf } from '../../../electron/practice/answers/answer-survey.ts'
import { documentedLevels, type EffectLevels } from '../../../electron/practice/answers/effects/effect.ts'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import type { Question } from '../../../electron/practice/answers/question.ts'
import { readOptionSet } from '../../../electron/practice/answers/scales/option-set.ts'
import { languageOf } from '../../../electron/practice/answers/text.ts'
import type { Persona } from '../../../electron/practice/panel/persona.ts'
import type { FormItem } from './items-by-others.ts'

/** Whether an item is recognised for what it is, and what it shows if not. */
export interface Judged {
  readonly fine: boolean
  readonly shown: string
}

/** Points that must move the right way for a push to count as planted. */
const LEAST_POINTS = 3

const RULES = { double: 'double_barrelled', vague: 'vague_quantifier', absolute: 'absolute' } as const

/** A wording that pushes nobody: what the same text would be answered without its pushes. */
const NO_PUSH: EffectLevels = {
  ...documentedLevels,
  leading: 'off',
  loaded: 'off',
  presupposition: 'off',
  absolute: 'off',
}

/** Percent of the given answers that fall on each option. */
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
 * Judges whether the practice service recognises the form of an item: of a push also which way it goes, of a sound item
 * that nothing is planted.
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
 * The places of the options that lie where a wording pushes to: of a scale the half of it, of things to choose from the one named.
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

/** How many points more fall where the wording pushes to than in its plain wording or, where nobody wrote one, without its pushes. */
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
