import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const WHO = ['Ana', 'Bo', 'Cléo', 'Dan', 'Eve', 'Fay']
const draft = aDraft(
  6,
  ['Avez-vous consulté ?', 'Oui, une fois', 'Oui, souvent', 'Non, jamais'],
  ['Êtes-vous satisfait ?', 'Très satisfait', 'Plutôt satisfait', 'Pas du tout'],
  ['Combien de fois ?', '0', '1', '2', '3', '4'],
)
const optionOf = (item: number, at: number): string => draft.questions[item]?.options[at]?.text ?? ''
const CHOSEN = WHO.map((_, p) => [p % 3, (p * p) % 3, p % 5])

/** The options read, by persona and item. */
function readOf(data: unknown): (number | null)[][] {
  const { answers } = readResults(data, draft, { personas: WHO.length })
  return WHO.map((_, p) =>
    draft.questions.map(
      (__, item) => answers.find((one) => one.respondent === p && one.question === item)?.option ?? null,
    ),
  )
}
const respondents = (write: (item: number, at: number, p: number) => unknown) => ({
  respondents: WHO.map((name, p) => ({
    name,
    answers: Object.fromEntries((CHOSEN[p] ?? []).map((at, item) => [`q${item + 1}`, write(item, at, p)])),
  })),
})
const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')

describe('options as programs write them', () => {
  it('are read where a program made names of them', () => {
    expect(readOf(respondents((item, at) => slug(optionOf(item, at))))).toEqual(CHOSEN)
  })

  it('may be numbers beside other items in words, which count nothing', () => {
    const number = (item: number, at: number) => (item === 2 ? at : slug(optionOf(item, at)))
    expect(readOf(respondents(number))).toEqual(CHOSEN)
    expect(readOf(respondents((item, at) => (item === 2 ? at : optionOf(item, at))))).toEqual(CHOSEN)
  })

  it('are not told by numbers where other items are answered in numbers as well', () => {
    const mixed = (item: number, at: number) => (item === 0 ? optionOf(item, at) : (at % 3) + 1)
    expect(readOf(respondents(mixed)).map((row) => row[2])).toEqual(WHO.map(() => null))
  })

  it('are no longer options where another one would have the same name', () => {
    const twins = aDraft(2, ['Et ?', 'Tres bien', 'Très bien !'], ['Ou ?', 'Ici', 'Là'])
    const rows = ['tres_bien', 'tres_bien'].map((text, p) => ({
      name: WHO[p],
      answers: { q1: text, q2: 'Ici' },
    }))
    const { answers } = readResults({ respondents: rows }, twins, { personas: 2 })
    expect(answers.filter(({ question, kind }) => question === 0 && kind === 'option')).toEqual([])
  })
})

describe('levels beside columns of numbers', () => {
  const closed = aDraft(
    6,
    ['Avez-vous baissé le chauffage ?', 'Oui, beaucoup', 'Oui, un peu', 'Non'],
    ['Quel est votre chauffage ?', 'Gaz', 'Électricité', 'Fioul', 'Bois', 'Autre'],
    ['Et la nuit, que faites-vous ?'],
  )
  const levels = { q1: ['Non', 'Oui, beaucoup', 'Oui, un peu'], q2: ['Bois', 'Gaz'] }
  const table = (first: number) => ({
    nom: WHO,
    q1: [0, 1, 2, 0, 1, 2].map((at) => at + first),
    q2: [1, 0, 1, 1, 0, 0].map((at) => at + first),
    q3: WHO.map((name) => `Je dors, dit ${name}.`),
  })
  const read = (data: unknown) =>
    readResults(data, closed, { personas: 6 })
      .answers.filter(({ kind, question }) => kind === 'option' && question < 2)
      .map(({ question, option }) => closed.questions[question]?.options[option ?? -1]?.text)
  const TRUTH = [0, 1, 2, 0, 1, 2]
    .map((at) => levels.q1[at])
    .concat([1, 0, 1, 1, 0, 0].map((at) => levels.q2[at]))

  it.each([0, 1])('say what numbers from %i mean', (first) => {
    const told = read({ data: table(first), levels })
    expect([...told].sort()).toEqual([...TRUTH].sort())
  })

  it('say nothing where numbers may count from 0 and from 1, or where another list is beside them', () => {
    const few = { ...table(1), q1: [1, 2, 1, 2, 1, 2], q2: [1, 1, 1, 1, 1, 1] }
    expect(read({ data: few, levels })).toEqual([])
    expect(read({ data: table(1), legende: levels })).toEqual([])
  })
})

it('a field for choices and one for words are read together where each is blank for the other', () => {
  const relational = aDraft(
    4,
    ['Où mangez-vous ?', 'À la cantine', 'Chez moi'],
    ['Combien, en euros ?', '1', '2', '5'],
    ['Décrivez votre repas.'],
  )
  const rows = (words: (q: number, p: number) => string | null) =>
    WHO.slice(0, 4).flatMap((_, p) =>
      relational.questions.map(({ options }, q) => ({
        persona_id: `p-${p}`,
        question_id: 311 + q,
        option_id: options.length === 0 ? null : 1200 + 10 * q + (p % options.length),
        free_text: words(q, p),
      })),
    )
  const payload = (words: Parameters<typeof rows>[0]) => ({
    responses: rows(words),
    questions: relational.questions.map(({ stem }, q) => ({ id: 311 + q, label: stem })),
    options: relational.questions.flatMap(({ options }, q) =>
      options.map(({ text }, at) => ({
        id: 1200 + 10 * q + at,
        question_id: 311 + q,
        position: at + 1,
        label: text,
      })),
    ),
  })
  const read = (data: unknown) =>
    readResults(data, relational, { personas: 4 }).answers.map(({ question, option, text }) => [
      question,
      option ?? text,
    ])
  const told = read(payload((q, p) => (q === 2 ? `Une soupe, puis ${p} fruits.` : null)))
  expect(told.filter(([question]) => question === 1).map(([, option]) => option)).toEqual([0, 1, 2, 0])
  expect(told.filter(([question]) => question === 2)).toHaveLength(4)
  // Beside choices as well, words may explain the answers.
  const beside = read(payload((q, p) => (q === 1 ? null : `Parce que, pour ${p} raisons.`)))
  expect(beside.filter(([question]) => question === 2)).toEqual([])
})
