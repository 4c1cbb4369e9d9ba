import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const PEOPLE = [81, 84, 87, 90, 93, 96, 99, 102]
const TOOLS = ['A spade', 'A hoe', 'Only my hands', 'None of them']
const CROPS = ['Beans', 'Leeks', 'Pumpkins']
const draft = aDraft(
  PEOPLE.length,
  ['Which tool do you use most?', ...TOOLS],
  ['What grew best this year?', ...CROPS],
  ['What would you ask a neighbour?'],
)
const TOOL = [0, 1, 1, 3, 2, 0, 1, 2]
const CROP = [2, 0, 1, 1, null, 0, 2, 1]
const WORDS = [
  'When to sow the leeks',
  'Nothing at all',
  null,
  'For a wheelbarrow, mine broke',
  'How they keep the slugs away',
  'Their compost',
  'Whether they sleep',
  'For seeds of the red beans',
]
const truth = PEOPLE.map((_, p) => [TOOLS[TOOL[p] ?? -1], CROPS[CROP[p] ?? -1] ?? null, WORDS[p]])

const choices = [TOOLS, CROPS].flatMap((options, item) =>
  options.map((label, at) => ({ id: 610 + item * 20 + at * 3, item_id: 51 + item, rank: at + 1, label })),
)
const idOf = (item: number, at: number | null | undefined) =>
  choices.find(({ item_id, rank }) => item_id === 51 + item && rank === (at ?? -1) + 1)?.id ?? null
const isTwice = (p: number, item: number): boolean => (p + item) % 5 === 1

type More = (p: number, item: number) => object
const payload = (more: More) => ({
  items: draft.questions.map(({ stem }, at) => ({ id: 51 + at, wording: stem })),
  choices,
  people: PEOPLE.map((id, p) => ({
    id,
    answers: [0, 1, 2].flatMap((item) => {
      const row = {
        id: 9000 + p * 3 + item,
        item_id: 51 + item,
        choice_id: idOf(item, [TOOL, CROP][item]?.[p]),
        words: item === 2 ? WORDS[p] : null,
        ...more(p, item),
      }
      return [row]
    }),
  })),
})

describe('a number in every entry beside ids of the options', () => {
  it('counts the attempts, though the options have such numbers too', () => {
    expect(
      toldAnswers(
        payload((p, item) => ({ attempt: isTwice(p, item) ? 2 : 1 })),
        draft,
      ),
    ).toEqual(truth)
  })

  it('may say the answer otherwise where open-ended items have none', () => {
    const told = toldAnswers(
      payload((p, item) => ({ mark: item === 2 ? null : isTwice(p, item) ? 2 : 1 })),
      draft,
    )
    expect(told.flatMap((own) => own.slice(0, 2)).filter((text) => text !== null)).toEqual([])
  })
})

it('leaves out attempts that were taken back, whatever counts them', () => {
  const data = payload((p, item) => ({ attempt: isTwice(p, item) ? 2 : 1, removed_at: null }))
  const people = data.people.map(({ id, answers }) => ({
    id,
    answers: answers.flatMap((row) => {
      const { attempt } = row as unknown as { attempt: number }
      const before = {
        ...row,
        attempt: 1,
        choice_id: row.choice_id && 610,
        removed_at: '2026-04-02 11:05:09',
      }
      return attempt === 2 ? [before, row] : [row]
    }),
  }))
  expect(toldAnswers({ ...data, people }, draft)).toEqual(truth)
})
