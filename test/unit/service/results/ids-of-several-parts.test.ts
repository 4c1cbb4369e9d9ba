import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const PEOPLE = ['v01', 'v02', 'v03', 'v04', 'v05', 'v06', 'v07', 'v08']
const BREADS = ['Rye', 'Wheat', 'Spelt', 'No bread']
const PLACES = ['From a baker', 'From a shop', 'I bake it']
const draft = aDraft(
  PEOPLE.length,
  ['Which bread do you eat?', ...BREADS],
  ['Where does it come from?', ...PLACES],
  ['What is the best thing to put on it?'],
)
const ITEMS = ['k1', 'k2', 'k3']
const BREAD = [0, 2, 1, 3, 0, 1, 2, 2]
const PLACE = [0, 2, 1, 1, 0, 1, null, 2]
const WORDS = [
  'Butter and nothing else',
  'My aunt’s quince jelly',
  'Salt',
  null,
  'Whatever is left of the cheese',
  'Honey, in winter',
  'Radishes from the garden',
  'An egg',
]
const truth = PEOPLE.map((_, p) => [BREADS[BREAD[p] ?? -1], PLACES[PLACE[p] ?? -1] ?? null, WORDS[p]])
const letter = (at: number | null | undefined) => (at == null ? null : 'ABCD'[at])
const answerOf = (p: number, q: number) => (q === 2 ? WORDS[p] : letter([BREAD, PLACE][q]?.[p]))
const menus = [BREADS, PLACES].map((options) =>
  Object.fromEntries(options.map((text, at) => [letter(at), text])),
)
const questions = draft.questions.map(({ stem }, q) => ({ ref: ITEMS[q], ask: stem, menu: menus[q] ?? null }))

interface Line {
  p: number
  q: number
  attempt: number
  text: string
}
const reply = (p: number, q: number) => JSON.stringify({ mood: 'calm', answer: answerOf(p, q) ?? null })
/** The lines in an order of their own. */
const lines: Line[] = PEOPLE.flatMap((_, p) =>
  ITEMS.map((__, q) => ({ p, q, attempt: 1, text: reply(p, q) })),
).sort((one, other) => ((one.p * 5 + one.q * 7) % 11) - ((other.p * 5 + other.q * 7) % 11))
const isLate = ({ p, q }: Line): boolean => (p * 3 + q) % 9 === 2
const withTries = lines.flatMap((line) =>
  isLate(line)
    ? [
        { ...line, text: '{"mood": "ca' },
        { ...line, attempt: 2 },
      ]
    : [line],
)
const payload = (
  own: readonly Line[],
  idOf = ({ p, q, attempt }: Line) => `${PEOPLE[p]}/${ITEMS[q]}/attempt${attempt}`,
) => ({
  questions,
  lines: own.map((line) => ({ job: idOf(line), reply: { text: line.text } })),
})
const certaintyOf = (data: unknown) => readResults(data, draft, { personas: PEOPLE.length }).certainty
const sorted = (data: unknown) => {
  const { respondents } = readResults(data, draft, { personas: PEOPLE.length })
  const told = toldAnswers(data, draft)
  return PEOPLE.map((id) => told[respondents.findIndex((one) => one.id === id)])
}

describe('entries whose id names the persona, the item and the try', () => {
  it('are answers, in whatever order they come', () => {
    expect(sorted(payload(lines))).toEqual(truth)
  })

  it('are read where the last try came through, and where a line comes twice', () => {
    expect(sorted(payload(withTries))).toEqual(truth)
    expect(sorted(payload([...withTries, ...withTries.slice(4, 6)]))).toEqual(truth)
  })

  it('leave the places of the others as they are', () => {
    const { unplaced, answers } = readResults(payload(withTries), draft, { personas: PEOPLE.length })
    const first = withTries.findIndex(({ text }) => text === '{"mood": "ca')
    expect(unplaced.map(({ path }) => path)).toContain(`$.lines[${first}]`)
    expect(answers.filter(({ kind }) => kind !== 'blank' && kind !== 'unread')).toHaveLength(
      truth.flat().filter((text) => text !== null).length,
    )
  })

  it.each<[string, unknown]>([
    ['all were tried several times', payload([...lines, ...lines.map((line) => ({ ...line, attempt: 2 }))])],
    ['two of the same id differ', payload([...lines, { ...(lines[2] as Line), text: reply(7, 0) }])],
    [
      'a part tells something else',
      payload([...lines, ...lines], ({ p, q }) => `${PEOPLE[p]}/${ITEMS[q]}/wave${(p + q) % 2}`),
    ],
    ['no item has such an id', payload(lines, ({ p, q }) => `${PEOPLE[p]}/step${q}/attempt1`)],
  ])('are asked about where %s', (_, data) => {
    expect(certaintyOf(data)).toBe('unsure')
  })
})

it('takes no whole document for what somebody said', () => {
  const rows = lines.map(({ p, q, text }) => ({
    persona_id: PEOPLE[p],
    question_id: ITEMS[q],
    content: text,
  }))
  expect(sorted({ questions, rows })).toEqual(truth)
  const said = draft.questions.map(({ stem }) => ({ question: stem }))
  const unknown = rows.map((row) => ({
    ...row,
    content: row.content.replace('"answer"', '"x9"').replace('{', '{"y":"No",'),
  }))
  const { answers } = readResults({ said, rows: unknown }, draft, { personas: PEOPLE.length })
  expect(answers.filter(({ kind, text }) => kind === 'text' && text?.startsWith('{'))).toEqual([])
})
