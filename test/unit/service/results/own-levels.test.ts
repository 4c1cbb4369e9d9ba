import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const draft = aDraft(
  7,
  ['Avez-vous acheté d’occasion ?', 'Souvent', 'Une fois', 'Jamais'],
  ['Que faites-vous d’une panne ?', 'Je répare', 'Je rachète', 'Je m’en passe'],
  ['Combien d’objets dorment chez vous ?'],
  ['Qu’avez-vous réparé ?'],
)
const BOUGHT = [0, 2, 0, 1, null, 2, 1]
const BROKEN = [1, 0, 2, 2, 0, null, 1]
const NUMBERS = [40, 200, null, 15, 30, 60, 100]
const WORDS = [
  'Le grille-pain.',
  'La tondeuse.',
  'Ma radio.',
  null,
  'Un hors-bord.',
  'Un vieux pull.',
  'Le four.',
]

/** Everything that was read, by item. */
function readOf(data: unknown): (string | null)[][] {
  const { answers, respondents } = readResults(data, draft, { personas: 7 })
  return draft.questions.map(({ options }, item) =>
    respondents.map((_, at) => {
      const own = answers.find(({ respondent, question }) => respondent === at && question === item)
      return own?.kind === 'option'
        ? (options[own.option ?? -1]?.text ?? null)
        : own?.kind === 'text'
          ? own.text
          : null
    }),
  )
}

const wordsOf = (item: number, values: readonly (number | null)[]): (string | null)[] =>
  values.map((value) => (value === null ? null : (draft.questions[item]?.options[value]?.text ?? null)))
const TRUE = [
  wordsOf(0, BOUGHT),
  wordsOf(1, BROKEN),
  NUMBERS.map((one) => (one === null ? null : `${one}`)),
  WORDS,
]
const STEMS = draft.questions.map(({ stem }) => stem)
const OPTIONS = draft.questions.map(({ options }) => options.map(({ text }) => text))

describe('a list of numbers beside the options of its own item', () => {
  it('counts these, from 0, where empty places are seen', () => {
    const questions = [
      { cle: 'Q1', enonce: STEMS[0], options: OPTIONS[0], indices: BOUGHT },
      { cle: 'Q2', enonce: STEMS[1], options: OPTIONS[1], indices: BROKEN },
      { cle: 'Q3', enonce: STEMS[2], valeurs: NUMBERS },
      { cle: 'Q4', enonce: STEMS[3], textes: WORDS },
    ]
    const read = readOf({ panel: { ages: [80, 34, 74, 53, 47, 52, 36] }, questions })
    expect(read.slice(0, 2)).toEqual(TRUE.slice(0, 2))
    expect(read[3]).toEqual(TRUE[3])
  })

  it('may have a kind around each value, and words where there is none', () => {
    const tagged = (kind: string, values: readonly unknown[], none: string): unknown[] =>
      values.map((value) => (value === null ? none : { [kind]: value }))
    const closed = (item: number): unknown => ({ Closed: { options: OPTIONS[item] } })
    const questions = [
      {
        text: STEMS[0],
        kind: closed(0),
        answers: tagged('Choice', BOUGHT, 'Refused'),
        tally: { refused: 1 },
      },
      {
        text: STEMS[1],
        kind: closed(1),
        answers: tagged('Choice', BROKEN, 'DontKnow'),
        tally: { refused: 0 },
      },
      { text: STEMS[2], kind: 'Open', answers: tagged('Number', NUMBERS, 'DontKnow'), tally: { refused: 0 } },
      { text: STEMS[3], kind: 'Open', answers: tagged('Text', WORDS, 'Skipped'), tally: { refused: 0 } },
    ]
    expect(readOf({ questions })).toEqual(TRUE)
  })

  it('says nothing where a 0 may stand for no answer', () => {
    const filled = (values: readonly (number | null)[]): number[] => values.map((value) => value ?? 0)
    const questions = [
      { text: STEMS[0], options: OPTIONS[0], answers: filled(BOUGHT) },
      { text: STEMS[1], options: OPTIONS[1], answers: filled(BROKEN) },
      { text: STEMS[2], answers: NUMBERS },
      { text: STEMS[3], answers: WORDS },
    ]
    expect(
      readOf({ questions })
        .slice(0, 2)
        .flat()
        .filter((text) => text !== null),
    ).toEqual([])
  })
})
