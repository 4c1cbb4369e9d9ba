import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const USES = ['Every day', 'Every week', 'Every month', 'Hardly ever', 'Never']
const FEELINGS = ['Very safe', 'Rather safe', 'Rather unsafe', 'Very unsafe', 'Hard to say']
const draft = aDraft(10, ['How often do you cycle?', ...USES], ['How safe is it?', ...FEELINGS])
const [use, feeling] = draft.questions.map(({ id }) => id)
const PEOPLE = Array.from({ length: 10 }, (_, at) => ({
  id: `p-${at + 1}`,
  use: USES[(at * at) % 4],
  feeling: FEELINGS[(at * 3 + 1) % 4],
}))
const scores = PEOPLE.map(({ id }, at) => ({
  respondent_id: id,
  [`${use}`]: 1 + (at % 5),
  [`${feeling}`]: 1 + ((at * 2) % 5),
}))

const shownOf = (data: object) => readResults(data, draft, { personas: PEOPLE.length }).answers
const isShown = ({ kind }: { kind: string }) => kind === 'option'

describe('numbers for each person and item beside other answers in words', () => {
  it.each([
    [
      'in a text',
      { people: PEOPLE.map((one) => ({ id: one.id, said: `{"a":"${one.use}","b":"${one.feeling}"}` })) },
    ],
    [
      'in pairs without names',
      {
        people: PEOPLE.map((one) => ({
          id: one.id,
          said: [
            ['a', one.use],
            ['b', one.feeling],
          ],
        })),
      },
    ],
    [
      'with the persons below options',
      {
        results: [use, feeling].map((item, at) => ({
          item,
          said: (at === 0 ? USES : FEELINGS).map((text) => ({
            text,
            people: PEOPLE.filter((one) => text === (at === 0 ? one.use : one.feeling)).map(({ id }) => id),
          })),
        })),
      },
    ],
  ])('are not shown as options: %s', (_, said) => {
    const wrong = shownOf({ ...said, scores })
      .filter(isShown)
      .filter(({ respondent, question, option }) => {
        const person = PEOPLE[respondent]
        return (
          draft.questions[question]?.options[option ?? -1]?.text !==
          (question === 0 ? person?.use : person?.feeling)
        )
      })
    expect(wrong).toEqual([])
  })

  it('are shown where nothing else has answers, or where the words say the same', () => {
    expect(shownOf({ answers: scores }).filter(isShown)).toHaveLength(20)
    const answers = PEOPLE.map((one) => ({
      respondent_id: one.id,
      [`${use}`]: USES.indexOf(one.use ?? '') + 1,
      [`${feeling}`]: FEELINGS.indexOf(one.feeling ?? '') + 1,
    }))
    const log = PEOPLE.map((one) => ({ text: `["${one.use}","${one.feeling}"]` }))
    expect(shownOf({ answers, log }).filter(isShown)).toHaveLength(20)
  })
})

describe('a log with other answers of the same persons', () => {
  const calls = PEOPLE.flatMap(({ id }, at) => [
    { respondent_id: id, question_id: use, model: 'm-2', response: USES[(at + 2) % 5], attempt: 1 },
    { respondent_id: id, question_id: feeling, model: 'm-2', response: FEELINGS[(at * 2) % 5], attempt: 1 },
  ])
  const runsOf = (said: readonly (string | undefined)[]) =>
    said.reduce<[string, number][]>((runs, text = '') => {
      const last = runs.at(-1)
      if (last?.[0] === text) last[1] += 1
      else runs.push([text, 1])
      return runs
    }, [])

  it.each([
    [
      'beside answers in sections',
      {
        people: PEOPLE.map((one) => ({
          id: one.id,
          parts: [
            { title: 'A', fields: { [`${use}`]: one.use } },
            { title: 'B', fields: { [`${feeling}`]: one.feeling } },
          ],
        })),
      },
    ],
    [
      'beside answers in runs',
      {
        results: [
          { id: use, answers: runsOf(PEOPLE.map((one) => one.use)) },
          { id: feeling, answers: runsOf(PEOPLE.map((one) => one.feeling)) },
        ],
      },
    ],
  ])('is not taken for the answers: %s', (_, said) => {
    const wrong = shownOf({ ...said, calls })
      .filter(isShown)
      .filter(({ respondent, question, option }) => {
        const person = PEOPLE[respondent]
        const truth = question === 0 ? person?.use : person?.feeling
        return draft.questions[question]?.options[option ?? -1]?.text !== truth
      })
    expect(wrong).toEqual([])
  })
})
