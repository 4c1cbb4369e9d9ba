import { describe, expect, it } from 'vitest'
import { PEOPLE, readIn, truthOf, wrongIn } from './a-told-survey.ts'

const IDS = ['q-a', 'q-b', 'q-c', 'q-d']
const answers = (keys: readonly [string, string, string], people = PEOPLE) =>
  people.flatMap((persona, at) =>
    IDS.map((id, item) => ({ [keys[0]]: persona, [keys[1]]: id, [keys[2]]: truthOf(at, item) })),
  )
const ENGLISH = ['persona', 'question', 'answer'] as const

describe('rows whose items are named by ids, of which a list tells only the numbers, are read', () => {
  it.each<[string, object]>([
    ['from 1', { questions: IDS.map((id, at) => ({ id, order: at + 1 })), answers: answers(ENGLISH) }],
    [
      'from 0, with the kind of each item',
      {
        questions: IDS.map((id, at) => ({ id, order: at, type: at < 2 ? 'single' : 'open' })),
        answers: answers(ENGLISH),
      },
    ],
    [
      'in French',
      {
        questions: IDS.map((id, at) => ({ id, ordre: at + 1 })),
        reponses: answers(['repondant', 'question', 'reponse']),
      },
    ],
    [
      'in a list that is in another order',
      {
        questions: [3, 0, 2, 1].map((at) => ({ id: IDS[at], order: at + 1 })),
        answers: answers(ENGLISH),
      },
    ],
  ])('%s', (_, data) => {
    expect(wrongIn(data)).toEqual([])
    expect(readIn(data)).toBe(28)
  })
})

it.each([[[2, 1, 3, 4]], [[3, 4, 1, 2]], [[1, 3, 2, 4]], [[4, 2, 3, 1]]])(
  'such numbers tell no item where the answers do not fit them: %j',
  (order) => {
    const data = { questions: IDS.map((id, at) => ({ id, order: order[at] })), answers: answers(ENGLISH) }
    expect(wrongIn(data)).toEqual([])
  },
)
