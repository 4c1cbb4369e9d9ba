import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const TEXTS = ['Every day', 'Sometimes', 'Never']
const WORDS = [
  'A bench.',
  'Some shade.',
  'Two trees.',
  'A fountain.',
  'More lamps.',
  'A kiosk.',
  'A swing.',
  'No cars.',
]
const draft = aDraft(6, ['Do you come often?', ...TEXTS], ['What would you add to the park?'])

interface Told {
  id: string
  often: string | undefined
  words: string | null | undefined
  isExtra: boolean
}

/** Six people who were asked, and two others among them, who did not say everything. */
const people = WORDS.map((words, at): Told => {
  const isExtra = at === 2 || at === 5
  return { id: `r-${at + 10}`, often: TEXTS[at % 3], words: isExtra ? null : words, isExtra }
})

/** By respondent, what is shown of a payload. */
function shown(data: unknown): Record<string, (string | null)[]> {
  const { respondents, answers } = readResults(data, draft, { personas: 6 })
  return Object.fromEntries(
    respondents.map(({ id }, at) => [
      String(id ?? at),
      answers
        .filter(({ respondent, kind }) => respondent === at && kind !== 'unread')
        .map(({ question, option, text }) => draft.questions[question]?.options[option ?? -1]?.text ?? text),
    ]),
  )
}

const wanted = Object.fromEntries(
  people.filter(({ isExtra }) => !isExtra).map(({ id, often, words }) => [id, [often, words]]),
)
const [often, words] = draft.questions.map(({ stem }) => stem)

describe('people beyond those who were asked', () => {
  it.each([
    ['a state', (isExtra: boolean) => ({ status: isExtra ? 'abandoned' : 'completed' })],
    ['a group', (isExtra: boolean) => ({ arm: isExtra ? 'control' : 'main' })],
    ['a flag', (isExtra: boolean) => ({ reserve: isExtra })],
  ])('are left out where %s tells them', (_, mark) => {
    const records = people.map((one) => ({
      id: one.id,
      ...mark(one.isExtra),
      answers: [
        { question: often, answer: one.often },
        { question: words, answer: one.words },
      ],
    }))
    const rows = records.flatMap(({ id, answers, ...marks }) =>
      answers.map((answer) => ({ respondent_id: id, ...marks, ...answer })),
    )
    expect(shown({ respondents: records })).toEqual(wanted)
    expect(shown({ answers: rows })).toEqual(wanted)
  })

  it('are left out of lists of columns', () => {
    const columns = {
      id: people.map(({ id }) => id),
      status: people.map(({ isExtra }) => (isExtra ? 'incomplete' : 'complete')),
      [often ?? '']: people.map((one) => one.often),
      [words ?? '']: people.map((one) => one.words),
    }
    expect(Object.values(shown({ columns }))).toEqual(Object.values(wanted))
  })

  it('are not left out where the others are not as many as were asked', () => {
    const all = people.slice(0, 6).map((one) => ({
      id: one.id,
      status: one.isExtra ? 'partial' : 'complete',
      answers: [{ question: often, answer: one.often }],
    }))
    expect(Object.keys(shown({ respondents: all }))).toEqual(all.map(({ id }) => id))
  })

  it('are asked about, and never called by what they said', () => {
    const unmarked = people.map(({ id, ...one }) => ({
      id,
      answers: [
        { question_id: 'a', answer: one.often },
        { question_id: 'b', answer: one.words },
      ],
    }))
    expect(Object.keys(shown({ respondents: unmarked })).filter((id) => WORDS.includes(id))).toEqual([])
  })
})

describe('options that sound like marks of people beyond the run', () => {
  const VIEWS = ['Oui, sans réserve', 'Oui, en partie', 'Non']
  const asked = aDraft(6, ['Feriez-vous confiance à votre banque ?', ...VIEWS], ['Pourquoi ?'])
  const rows = people.map(({ id, words, isExtra }, at) => ({
    id,
    q1: isExtra ? VIEWS[2] : VIEWS[at === 0 || at === 3 ? 0 : 1],
    q2: words,
    ...(isExtra && { left: true }),
  }))
  const kept = people.filter(({ isExtra }) => !isExtra).map(({ id }) => id)
  const idsOf = (data: unknown) => readResults(data, asked, { personas: 6 }).respondents.map(({ id }) => id)

  it('mark nobody, though as many people gave them', () => {
    const told = rows.map((row) => ({ ...row, status: 'left' in row ? 'abandoned' : 'completed' }))
    expect(idsOf({ rows: told })).toEqual(kept)
    const slugs = told.map((row) => ({ ...row, q1: row.q1 === VIEWS[0] ? 'oui_sans_reserve' : row.q1 }))
    expect(idsOf({ rows: slugs })).toEqual(kept)
  })
})
