import { describe, expect, it } from 'vitest'
import { dice } from '../payloads/dice.ts'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const OFTEN = ['Every day', 'Sometimes', 'Never']
const WHERE = ['In town', 'In the country', 'By the sea']
const draft = aDraft(
  24,
  ['Do you come often?', ...OFTEN],
  ['Where do you live?', ...WHERE],
  ['What would you change?'],
)
const stems = draft.questions.map(({ stem }) => stem)
const people = Array.from({ length: 24 }, (_, p) => `p-${p + 1}`)

/** Answers of everybody; each option comes as often for every `turn`, but from others. */
function answersOf(turn: number): (string | undefined)[][] {
  return people.map((_, p) => [
    OFTEN[(p + turn) % 3],
    WHERE[(p + 2 * turn) % 3],
    `These are the words ${p} of turn ${turn}.`,
  ])
}

function rows(name: string, answers: readonly (readonly unknown[])[]): object[] {
  return people.flatMap((persona_id, p) =>
    stems.map((question, item) => ({ persona_id, question, [name]: answers[p]?.[item] })),
  )
}

const results = people.map((persona_id, p) => ({
  persona_id,
  answers: stems.map((question, item) => ({ question, answer: answersOf(0)[p]?.[item] })),
}))
const nothing = people.map(() => stems.map(() => null))

describe('a second table of answers', () => {
  it('is not chosen from where it tells other answers of the same people, though each option comes as often', () => {
    expect(toldAnswers({ results, calls: rows('response', answersOf(1)) }, draft).flat()).toEqual(
      nothing.flat(),
    )
    expect(
      toldAnswers({ rows: rows('answer', answersOf(0)), log: rows('output', answersOf(2)) }, draft).flat(),
    ).toEqual(nothing.flat())
  })

  it('is no doubt where it tells the same answers, and only about those that were corrected', () => {
    expect(toldAnswers({ results, calls: rows('response', answersOf(0)) }, draft)).toEqual(answersOf(0))
    const corrected = answersOf(0)
    corrected[3] = answersOf(1)[3] ?? []
    const read = answersOf(0).map((row, p) => (p === 3 ? [null, null, null] : row))
    expect(toldAnswers({ results, calls: rows('response', corrected) }, draft)).toEqual(read)
  })

  it('is a doubt about words where it tells others of the same people', () => {
    const calls = answersOf(0).map(([often, where], p) => [often, where, answersOf(1)[p]?.[2]])
    const told = toldAnswers({ results, calls: rows('response', calls) }, draft)
    expect(told.map((row) => row[2])).toEqual(people.map(() => null))
  })

  it('is none where it lists each option once, even if there are few people', () => {
    const few = { ...draft, personas: 4 }
    const book = draft.questions.slice(0, 2).map(({ stem, options }) => ({
      stem,
      values: options.map(({ text }, at) => ({ code: at + 1, label: text })),
    }))
    expect(toldAnswers({ book, results: results.slice(0, 4) }, few)).toEqual(answersOf(0).slice(0, 4))
  })
})

describe('people who are named within an answer', () => {
  /** Each answer quotes the next person. */
  const quoted = (p: number): object => ({ said_to: { topic: 'price', by: `Name ${(p + 1) % 24}` } })
  const panel = people.map((id, p) => ({ id, first_name: `Name ${p}`, town: dice(p).pick(['Lyon', 'Metz']) }))

  it('are not those who answer, where keys of maps around the answer are the ids of a list', () => {
    const byPerson = Object.fromEntries(
      people.map((id, p) => [
        id,
        { replies: stems.map((about, item) => ({ about, reply: answersOf(0)[p]?.[item], ...quoted(p) })) },
      ]),
    )
    const byItem = stems.map((about, item) => ({
      about,
      replies: Object.fromEntries(
        people.map((id, p) => [id, { reply: answersOf(0)[p]?.[item], ...quoted(p) }]),
      ),
    }))
    for (const outputs of [byPerson, byItem])
      expect(toldAnswers({ panel, outputs }, draft)).toEqual(answersOf(0))
  })
})

describe('numbers beside the ids of items', () => {
  it('do not number the items where one id stands beside several of them', () => {
    const isBlank = (p: number, item: number): boolean => (p + item) % 5 === 0
    const numbered = people.map((id, p) => ({
      id,
      answers: answersOf(0)[p]?.map((answer, item) => ({
        question_id: ['q-a', 'q-b', 'q-c'][item],
        answer: isBlank(p, item) ? null : answer,
        position: item < 2 && !isBlank(p, item) ? [OFTEN, WHERE][item]?.indexOf(answer ?? '') : null,
      })),
    }))
    const told = toldAnswers({ respondents: numbered }, draft)
    const wrong = told.flatMap((row, p) =>
      row.filter((one, item) => one !== null && (isBlank(p, item) || one !== answersOf(0)[p]?.[item])),
    )
    expect(wrong).toEqual([])
  })
})
