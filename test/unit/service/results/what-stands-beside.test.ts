import { expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const draft = aDraft(
  7,
  ['When did you last visit the lake?', 'This week', 'This year', 'Never'],
  ['Boats & buoys: keep them?', 'Keep & mend', 'Let them go'],
  ['How many times did you swim?'],
  ['What would you change there?'],
)
const VISITS = [0, 1, 2, 1, 0, 1, 2]
const BOATS = [1, 0, 0, 1, null, 1, 0]
const SWIMS = [4, 0, 12, 3, 8, null, 1]
const WISHES = ['More shade.', 'Less noise.', null, 'A café.', 'Nothing at all.', 'Longer days.', 'A jetty.']
const REFS = VISITS.map((_, at) => `lake-${at}`)

/** How many answers of each item were read as an option or a text, and whether all of them are true. */
function readOf(data: unknown) {
  const { answers, respondents } = readResults(data, draft, { personas: REFS.length })
  const truth = [VISITS, BOATS, SWIMS.map((one) => one?.toString() ?? null), WISHES]
  const told = answers.filter(({ kind }) => kind === 'option' || kind === 'text')
  const areTrue = told.every(({ respondent, question, option, text }) => {
    const persona = REFS.indexOf(respondents[respondent]?.id ?? '')
    return truth[question]?.[persona] === (option ?? text)
  })
  return {
    counts: draft.questions.map((_, item) => told.filter(({ question }) => question === item).length),
    areTrue,
  }
}

const OPTIONS = draft.questions.map(({ options }) => options.map(({ text }) => text))
const textOf = (item: number, at: number | null | undefined) =>
  typeof at === 'number' ? OPTIONS[item]?.[at] : at
const ALL = { counts: [7, 6, 6, 6], areTrue: true }

it('takes the kind away around each value of a map, and a name that begins an item for that item', () => {
  const tagged = (kind: string, value: unknown) => (value === null ? 'Declined' : { [kind]: value })
  const responses = Object.fromEntries(
    REFS.map((ref, at) => [
      ref,
      {
        'when-did-you-last-visit': tagged('Choice', VISITS[at]),
        'boats-buoys-keep-them': tagged('Choice', BOATS[at]),
        'how-many-times-did': tagged('Number', SWIMS[at]),
        'what-would-you-change': tagged('Text', WISHES[at]),
      },
    ]),
  )
  const questions = [
    'when-did-you-last-visit',
    'boats-buoys-keep-them',
    'how-many-times-did',
    'what-would-you-change',
  ].map((slug, at) => ({ slug, prompt: draft.questions[at]?.stem, choices: OPTIONS[at] }))
  expect(readOf({ questions, responses })).toEqual(ALL)
})

/** One row for each answer, with its id, and with a reason where there is none. */
const rows = (idOf: (n: number) => object) =>
  REFS.flatMap((persona, at) =>
    [
      textOf(0, VISITS[at]),
      textOf(1, BOATS[at])?.replace('&', '&amp;'),
      SWIMS[at]?.toString(),
      WISHES[at],
    ].map((answer, item) => ({
      ...idOf(at * 4 + item),
      ...{ question: item + 1, persona, reply: answer ?? null, motive: answer ? null : 'refused' },
    })),
  )

it('takes no reason for a missing answer for a rival of the answers', () => {
  expect(readOf({ entries: rows((n) => ({ entry: 500 + n })) })).toEqual(ALL)
})

it('takes no ids of the rows for words that were said', () => {
  expect(readOf({ entries: rows((n) => ({ '@id': `/answers/${900 + n}` })) })).toEqual(ALL)
})

it('reads a single letter that is explained as the reason for no answer', () => {
  const columns = ['V1', 'V2', 'V3', 'V4']
  const dictionary = columns.map((variable, at) => ({
    ...{ variable, label: draft.questions[at]?.stem },
    ...(OPTIONS[at]?.length && { values: OPTIONS[at]?.map((label, code) => ({ code: code + 1, label })) }),
    outOfScope: { Z: 'Not applicable: never went' },
  }))
  const coded = (value: number | null | undefined) => (typeof value === 'number' ? value + 1 : 'Z')
  const lines = REFS.map((ref, at) =>
    [ref, coded(VISITS[at]), coded(BOATS[at]), SWIMS[at] ?? 'Z', WISHES[at] ?? 'Z'].join(';'),
  )
  const read = readOf({ dictionary, file: [['ID', ...columns].join(';'), ...lines].join('\n') })
  expect(read).toEqual(ALL)
})

it('takes no code that is explained as the reason for no answer for words, where names tell everything else', () => {
  const answers = REFS.flatMap((respondent_id, at) =>
    draft.questions.map((question, item) => ({
      respondent_id,
      question: question.stem,
      answer: [textOf(0, VISITS[at]), textOf(1, BOATS[at]), SWIMS[at]?.toString(), WISHES[at]][item] ?? 'NA',
    })),
  )
  const codes = [
    { code: 'NA', label: 'Not applicable' },
    { code: 'REF', label: 'Refused' },
  ]
  expect(readOf({ codes, answers })).toEqual(ALL)
})

it('takes no number of an item for the answers of everybody to it', () => {
  const people = REFS.map((ref, at) => ({
    participant: ref,
    answers: [
      { question: 1, selected: textOf(0, VISITS[at]) },
      { question: 2, selected: BOATS[at] },
      { question: 3, selected: SWIMS[at]?.toString() ?? null },
      { question: 4, selected: WISHES[at] },
    ],
  }))
  expect(readOf({ results: people }).areTrue).toBe(true)
})
