import {
  documentedLevels,
  type EffectLevels,
  type EffectName,
} from '../../../electron/practice/answers/effects/effect.ts'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import { factAnswerer } from '../../../electron/practice/answers/facts/answer-fact.ts'
import type { Answer, Question } from '../../../electron/practice/answers/question.ts'
import { readOptionSet } from '../../../electron/practice/answers/scales/option-set.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { languageOf } from '../../../electron/practice/text.ts'
import { type FormItem, type PairItem, readItemsByOthers } from '../../support/practice/items-by-others.ts'
import { meanOf, spreadOf } from '../../support/spread-of.ts'

export const people = drawPanel(1).personas.slice(0, 2000)

/** A closed question by others. */
export interface Asked {
  readonly text: string
  readonly options: readonly string[]
  readonly plain?: string | undefined
}

const forms = readItemsByOthers('forms')
export const closed = (form: FormItem['form']): Asked[] =>
  forms.flatMap((item) =>
    item.form === form && item.type === 'single' && item.options
      ? [{ text: item.text, options: item.options, plain: item.plain }]
      : [],
  )
export const every = forms.flatMap(({ type, text, options }): Asked[] =>
  type === 'single' && options ? [{ text, options }] : [],
)
export const pairs: readonly PairItem[] = [
  ...readItemsByOthers('paraphrases'),
  ...readItemsByOthers('contraries'),
]

export function choice({ text, options }: Asked): Question {
  return { type: 'choix_unique', texte: text, options }
}

export function setOf({ text, options }: Asked): ReturnType<typeof readOptionSet> {
  return readOptionSet(options, languageOf([text, ...options].join(' ')), text)
}

export function isFact({ text, options }: Asked): boolean {
  return factAnswerer(text, options, languageOf([text, ...options].join(' ')), true) !== undefined
}

export function without(effect: EffectName): EffectLevels {
  return { ...documentedLevels, [effect]: 'off' }
}

/** Fewer people for open questions, whose answers take longer to make. */
export const few = people.slice(0, 200)

/** The answers to the last of some questions. */
export function ask(
  questions: readonly Question[],
  levels: EffectLevels = documentedLevels,
  asked = people,
): Answer[] {
  return answersOf(asked, questions, '', levels).map((row) => row.at(-1) ?? null)
}

export const percent = (some: number, all: number) => (100 * some) / Math.max(1, all)

/** Percentage on the positive side among the answers that take a side. */
export function forShare(item: Asked, answers: readonly Answer[]): number {
  const { valence } = setOf(item)
  const sides = answers.map((answer) => valence[item.options.indexOf(answer ?? '')] ?? 0)
  return percent(sides.filter((side) => side > 0).length, sides.filter((side) => side !== 0).length)
}

/** Percentage of ways out among all. */
export function exitShare(item: Asked, answers: readonly Answer[]): number {
  const { exits } = setOf(item)
  return percent(
    answers.filter((answer) => exits.includes(item.options.indexOf(answer ?? ''))).length,
    answers.length,
  )
}

/** Variance of the chosen points of a scale, in steps. */
export function variance(item: Asked, answers: readonly Answer[]): number {
  const { substantive } = setOf(item)
  const points = answers.map((answer) => substantive.indexOf(item.options.indexOf(answer ?? '')))
  const taken = points.filter((point) => point >= 0)
  const mean = meanOf(taken)
  return meanOf(taken.map((point) => (point - mean) ** 2))
}

export function row(effect: string, measured: string, sizes: readonly number[], unit = 'points'): void {
  process.stdout.write(`| ${effect} | ${measured} | ${spreadOf(sizes)} ${unit} | ${sizes.length} |\n`)
}

/** Whether the options have both a side for the thing and one against it. */
export function isScale(item: Asked): boolean {
  const { kind, valence } = setOf(item)
  const sides = valence.map((value) => Math.sign(value ?? 0))
  return (kind === 'scale' || kind === 'agreement') && sides.includes(1) && sides.includes(-1)
}

export const levelled = (items: readonly Asked[], effect: EffectName, rule?: 'form') =>
  items.filter((item) => {
    if (isFact(item)) return false
    const { pushes } = readQuestion(choice(item), '')
    return rule === 'form' || pushes.some((push) => push.effect === effect)
  })
