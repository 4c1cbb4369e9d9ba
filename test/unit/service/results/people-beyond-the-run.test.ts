import { describe, expect, it } from 'vitest'
import { IDS, PEOPLE, readIn, SAID, told, truthOf, wrongIn } from './a-told-survey.ts'

const items = told.questions.map(({ stem }, at) => ({ id: IDS[at], text: stem }))
const ALL = SAID.flat().filter((value) => value !== null).length
/** Somebody who answers like the fourth persona, behind the others, and the marks that tell them apart. */
const peopleWith = (mark: unknown, other: unknown): [string, unknown, number][] => [
  ...PEOPLE.map((id, at): [string, unknown, number] => [id, other, at]),
  ['x9', mark, 3],
]
const answersOf = (persona: number): unknown[] => IDS.map((_, item) => truthOf(persona, item))

/** Tables and maps of people, with a mark under a name. */
const FORMS: readonly [string, (name: string, people: [string, unknown, number][]) => object][] = [
  [
    'a table in a text',
    (name, people) => ({
      csv: [
        ['id', name, ...IDS],
        ...people.map(([id, mark, at]) => [id, mark, ...answersOf(at).map((value) => value ?? '')]),
      ]
        .map((cells) => cells.join(';'))
        .join('\n'),
    }),
  ],
  [
    'the rows of a table',
    (name, people) => ({
      columns: ['id', name, ...IDS],
      rows: people.map(([id, mark, at]) => [id, mark, ...answersOf(at)]),
    }),
  ],
  [
    'the edges of a graph',
    (name, people) => ({
      edges: people.map(([id, mark, at]) => ({
        cursor: `c-${id}`,
        node: {
          id,
          [name]: mark,
          answers: IDS.map((item, place) => ({ item, answer: answersOf(at)[place] })),
        },
      })),
    }),
  ],
  [
    'a map of people',
    (name, people) => ({
      results: Object.fromEntries(
        people.map(([id, mark, at]) => [
          id,
          { [name]: mark, ...Object.fromEntries(IDS.map((item, place) => [item, answersOf(at)[place]])) },
        ]),
      ),
    }),
  ],
]
const MARKS = [
  ['status', 'rejected', 'accepted'],
  ['status', 'abandoned', 'completed'],
  ['is_test', true, false],
  ['reserve', true, false],
] as const

describe.each(FORMS)('people who do not count in %s', (_, formOf) => {
  it.each(MARKS)('are left out by their mark: %s %s', (name, mark, other) => {
    const data = { items, ...formOf(name, peopleWith(mark, other)) }
    expect(wrongIn(data)).toEqual([])
    expect(readIn(data)).toBe(ALL)
  })

  it('are all asked about where the others are not those who were asked', () => {
    const people = peopleWith('rejected', 'accepted')
    const [first] = people
    const data = formOf('status', [...people, ['y1', 'accepted', first?.[2] ?? 0]])
    expect(readIn({ items, ...data })).toBe(0)
  })
})

it('columns that are called like marks have the options of an item', () => {
  const hot = ['daily', 'weekly', 'rarely', 'never']
  const lines = SAID.map(([often], at) =>
    [PEOPLE[at], ...hot.map((_, place) => (often === place ? 1 : 0)), ...answersOf(at).slice(1)].join(';'),
  )
  const csv = [['id', ...hot, ...IDS.slice(1)].join(';'), ...lines].join('\n')
  const all = wrongIn({ items, csv })
  expect(all).toEqual([])
  expect(readIn({ items, csv })).toBeGreaterThan(0)
})
