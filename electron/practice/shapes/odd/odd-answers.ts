import type { Question } from '../../answers/question.ts'
import type { Persona } from '../../panel/persona.ts'
import { keyOf, shuffled } from '../../random.ts'
import type { SurveyAnswers } from '../../store/survey-store.ts'
import type { Data } from '../shape.ts'
import type { NoiseWords } from './noise-words.ts'

/** Layouts of the answers. */
export const layouts = ['table', 'columns', 'rows', 'long', 'items'] as const

export interface OddLayout {
  layout: (typeof layouts)[number]
  /** Whether options are replaced by codes, with a legend beside the answers. */
  isCoded: boolean
  /** Whether an item's key is its text; otherwise it is a noise word. */
  isUnderItsWords: boolean
}

interface OddParts {
  name: NoiseWords
  seed: number
  layout: OddLayout
}

type Fields = [name: string, value: unknown][]

/** The answers of a survey, recognisable only by their values. */
export function oddAnswers(
  questions: readonly Question[],
  { personas, answers }: SurveyAnswers,
  parts: OddParts,
): Data {
  const { name, layout } = parts
  const codes = questions.map((question, at) => codesOf(question, at, parts))
  const said = (persona: number, item: number): unknown => {
    const answer = answers[persona]?.[item] ?? null
    return answer === null ? null : (codes[item]?.get(answer) ?? answer)
  }
  const areWordsUnique = new Set(questions.map(({ texte }) => texte)).size === questions.length
  const under = (item: number): string =>
    layout.isUnderItsWords && areWordsUnique ? (questions[item]?.texte ?? '') : name(`item ${item}`)
  const row = (persona: Persona, at: number): Fields => [
    ...profile(persona, name),
    ...questions.map((_, item): [string, unknown] => [under(item), said(at, item)]),
  ]
  const laidOut = (): unknown => {
    const rows = personas.map(row)
    const heads = [
      ...profile(undefined, name).map(([head]) => head),
      ...questions.map((_, item) => under(item)),
    ]
    switch (layout.layout) {
      case 'table':
        return {
          [name('heads')]: heads,
          [name('rows')]: rows.map((fields) => fields.map(([, value]) => value)),
        }
      case 'columns':
        return Object.fromEntries(heads.map((head, at) => [head, rows.map((fields) => fields[at]?.[1])]))
      case 'rows':
        return rows.map((fields) => Object.fromEntries(fields))
      case 'long':
        return {
          [name('people')]: personas.map((persona) => Object.fromEntries(profile(persona, name))),
          [name('answers')]: personas.flatMap(({ id }, at) =>
            questions.map(({ texte }, item) => ({
              [name('who')]: id,
              [name('asked')]: texte,
              [name('said')]: said(at, item),
            })),
          ),
        }
      case 'items':
        return {
          [name('people')]: personas.map((persona) => Object.fromEntries(profile(persona, name))),
          [name('answers')]: questions.map(({ texte }, item) => ({
            [name('asked')]: texte,
            [name('said')]: personas.map((_, at) => said(at, item)),
          })),
        }
    }
  }
  const legend = questions.flatMap(({ texte }, item) => {
    const pairs = [...(codes[item] ?? [])].map(([text, code]) => ({
      [name('code')]: code,
      [name('meaning')]: text,
    }))
    return pairs.length > 0 ? [{ [name('asked')]: texte, [name('codes')]: pairs }] : []
  })
  return { [name('results')]: laidOut(), ...(legend.length > 0 && { [name('legend')]: legend }) }
}

/** Codes of an item's options, in an order that reveals nothing; empty if options are given by their texts. */
function codesOf(question: Question, at: number, { seed, layout }: OddParts): Map<string, string> {
  if (!layout.isCoded || question.type === 'libre') return new Map()
  const letters = shuffled([...'ABCDEFGHJKLMNPQRSTUVWXYZ'], keyOf('odd codes', seed, at))
  return new Map(question.options.map((text, place) => [text, `${letters[place % 24]}${place + 11}`]))
}

/** A persona's attributes under noise words; without its description, which could be mistaken for an answer. */
function profile(persona: Persona | undefined, name: NoiseWords): Fields {
  return (['id', 'prenom', 'age', 'sexe', 'densite', 'occupation'] as const).map((field) => [
    name(`persona ${field}`),
    persona?.[field],
  ])
}
