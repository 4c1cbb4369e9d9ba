import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const draft = aDraft(
  6,
  ['How do you get to work?', 'On foot', 'By bus', 'By car'],
  ['How often are you late?', 'Never', 'Now and then', 'Often', 'Always'],
  ['What would help you most?'],
)
const HELP = [
  'A bus before seven.',
  'Nothing, I like to walk.',
  'Less snow on the road.',
  'A boss who sleeps longer.',
  'A second car, but we cannot pay for it.',
  'Trains that keep their times.',
]
const optionsOf = (item: number): string[] => draft.questions[item]?.options.map(({ text }) => text) ?? []
const truth = HELP.map((help, p) => [optionsOf(0)[p % 3] ?? '', optionsOf(1)[(p * 3) % 4] ?? '', help])

/** The options of an item in the order in which a persona saw them. */
function shown(item: number, p: number): string[] {
  const options = optionsOf(item)
  const turned = options.map((_, at) => options[(at + p) % options.length] ?? '')
  return p % 2 === 0 ? turned : turned.reverse()
}
const LETTERS = ['A', 'B', 'C', 'D']
const letterOf = (item: number, p: number): string =>
  LETTERS[shown(item, p).indexOf(truth[p]?.[item] ?? '')] ?? ''
const mapOf = (item: number, p: number): Record<string, string> =>
  Object.fromEntries(shown(item, p).map((text, at) => [LETTERS[at], text]))

const dialogues = (answer: (item: number, p: number) => Record<string, unknown>) => ({
  asked: draft.questions.map(({ stem }) => stem),
  people: Object.fromEntries(
    HELP.map((help, p) => [
      `pp-${70 + p}`,
      {
        name: `Person ${p}`,
        turns: [0, 1, 2].map((q) => (q === 2 ? { q, said: help } : { q, ...answer(q, p) })),
      },
    ]),
  ),
})

describe('a code that a menu beside it explains, in another order for each person', () => {
  it('is the option of its own menu, by a map', () => {
    expect(
      toldAnswers(
        dialogues((item, p) => ({ menu: mapOf(item, p), pick: letterOf(item, p) })),
        draft,
      ),
    ).toEqual(truth)
  })

  it('is the option of its own menu, by a list of records', () => {
    const listed = dialogues((item, p) => ({
      options: shown(item, p).map((text, at) => ({ key: LETTERS[at], text })),
      reply: { key: letterOf(item, p), certain: 0.4 + p / 10 },
    }))
    expect(toldAnswers(listed, draft)).toEqual(truth)
  })

  it('is the option of its own menu, by a list of texts with letters', () => {
    const listed = dialogues((item, p) => ({
      choices: shown(item, p).map((text, at) => `${LETTERS[at]}) ${text}`),
      letter: letterOf(item, p),
    }))
    expect(toldAnswers(listed, draft)).toEqual(truth)
  })

  it('is not read by the menus of others, where somebody has none', () => {
    const some = dialogues((item, p) =>
      p === 2 ? { pick: letterOf(item, p) } : { menu: mapOf(item, p), pick: letterOf(item, p) },
    )
    const told = toldAnswers(some, draft)
    for (const [p, row] of told.entries())
      for (const item of [0, 1]) expect([null, truth[p]?.[item]]).toContain(row[item])
    expect(told[2]?.slice(0, 2) ?? [null, null]).toEqual([null, null])
  })

  it('is not read where its menu has other texts than the options', () => {
    const other = dialogues((item, p) => ({
      menu: p === 2 ? { A: 'Red', B: 'Blue', C: 'On foot', D: 'Never' } : mapOf(item, p),
      pick: letterOf(item, p),
    }))
    expect(toldAnswers(other, draft)[2]?.slice(0, 2) ?? [null, null]).toEqual([null, null])
  })
})

describe('words in an entry that says that there is no answer', () => {
  const refused = dialogues((item, p) => ({ menu: mapOf(item, p), pick: letterOf(item, p), state: 'ok' }))
  const people = Object.values(refused.people)
  for (const { turns } of people) Object.assign(turns[2] ?? {}, { state: 'ok' })
  Object.assign(people[3]?.turns[2] ?? {}, { said: 'I would rather not tell you that.', state: 'declined' })

  it('are no answer', () => {
    const told = toldAnswers(refused, draft)
    expect(told.map((row) => row[2])).toEqual(HELP.map((help, p) => (p === 3 ? null : help)))
  })
})
