import { readResults } from '../../electron/service/results/read-results.ts'
import { DATA_TOOL_EXPORTS } from '../unit/service/payloads/data-tool-exports.ts'
import { aSurvey, type Said } from '../unit/service/payloads/exported-survey.ts'
import { FORM_BUILDER_EXPORTS } from '../unit/service/payloads/form-builder-exports.ts'
import { RESEARCH_EXPORTS } from '../unit/service/payloads/research-exports.ts'
import { STATISTICS_EXPORTS } from '../unit/service/payloads/statistics-exports.ts'
import { SURVEY_TOOL_EXPORTS } from '../unit/service/payloads/survey-tool-exports.ts'

/**
 * How results are read in the forms in which 51 known products export answers, for surveys of several kinds:
 * `npm run bench -- exports [--misses]`. An answer that is asked about counts as missed, and one that nobody gave as
 * wrong.
 */
const PRODUCTS = {
  ...SURVEY_TOOL_EXPORTS,
  ...FORM_BUILDER_EXPORTS,
  ...DATA_TOOL_EXPORTS,
  ...RESEARCH_EXPORTS,
  ...STATISTICS_EXPORTS,
}

/** The survey with other options for an item; each answer is the option at the same place. */
function withOptions(said: Said, item: number, texts: readonly string[]): Said {
  const before = said.draft.questions[item]?.options.map(({ text }) => text) ?? []
  const questions = said.draft.questions.map((question, q) =>
    q === item ? { ...question, options: texts.map((text, at) => ({ id: `o${at}`, text })) } : question,
  )
  return { ...said, draft: { ...said.draft, questions }, answers: answersTo(said, item, renamed) }

  function renamed(text: string): string {
    return texts[before.indexOf(text) % texts.length] ?? text
  }
}

/** The survey with a number asked for in its third item. */
function withNumbers(said: Said, stem: string, number: (persona: number) => number): Said {
  const questions = said.draft.questions.map((question, q) => (q === 2 ? { ...question, stem } : question))
  return {
    ...said,
    draft: { ...said.draft, questions },
    answers: answersTo(said, 2, (_, p) => `${number(p)}`),
  }
}

/** The survey among so many people. */
function among(said: Said, count: number): Said {
  const { questions } = said.draft
  const people = Array.from({ length: count }, (_, at) => ({
    id: `resp-${(at * 7919 + 104729).toString(36)}`,
    name: `${said.people[at % said.people.length]?.name} ${at}`,
    age: 18 + ((at * 7) % 60),
  }))
  const answers = people.map((_, p) =>
    (said.answers[(p * 4) % said.people.length] ?? []).map((text, q) => {
      const options = questions[q]?.options ?? []
      if (text === null) return null
      return options.length === 0
        ? `${text} (${p})`
        : (options[(p * 5 + q * 3 + (p >> 2)) % options.length]?.text ?? null)
    }),
  )
  return { draft: { ...said.draft, personas: count }, people, answers }
}

function answersTo(
  { answers }: Said,
  item: number,
  told: (text: string, persona: number) => string,
): (string | null)[][] {
  return answers.map((row, p) => row.map((text, q) => (q === item && text !== null ? told(text, p) : text)))
}

const SCALE = ['1', '2', '3', '4', '5']
const YES_OR_NO = ['Yes', 'No']
const three = (said: Said, texts: readonly string[]): Said =>
  [0, 1, 3].reduce((own, item) => withOptions(own, item, texts), said)

const SURVEYS: Readonly<Record<string, () => Said>> = {
  'as in the tests': aSurvey,
  'the same options three times': () => three(aSurvey(), ['Yes', 'No', 'Perhaps']),
  'yes or no, 24 people': () => among(three(aSurvey(), YES_OR_NO), 24),
  'one scale of numbers': () => withOptions(aSurvey(), 3, SCALE),
  'two scales of numbers': () => withOptions(withOptions(aSurvey(), 1, SCALE), 3, SCALE),
  'options with commas': () =>
    withOptions(aSurvey(), 0, ['Yes, often', 'Yes, sometimes', 'No, never', 'No, but I would']),
  'numbers of days': () =>
    withNumbers(aSurvey(), 'How many days did you take the bus last week?', (p) => (p * 3 + 1) % 8),
  years: () =>
    withNumbers(aSurvey(), 'In which year did you first take the bus?', (p) => 1970 + ((p * 7) % 50)),
  '40 people': () => among(aSurvey(), 40),
}

let wrongs = 0
for (const [name, make] of Object.entries(SURVEYS)) {
  const said = make()
  const told = Object.entries(PRODUCTS).map(([product, write]) => ({
    product,
    ...compared(write(said), said),
  }))
  const whole = told.filter(({ missed, wrong }) => missed + wrong === 0).length
  const wrong = told.filter((one) => one.wrong > 0)
  wrongs += wrong.length
  process.stdout.write(
    `  ${name.padEnd(30)} ${whole} of ${told.length} read whole, ${wrong.length} with a wrong answer\n`,
  )
  if (process.argv.includes('--misses'))
    for (const { product, missed, wrong: bad } of told)
      if (missed + bad > 0) process.stdout.write(`      ${product}: ${missed} missed, ${bad} wrong\n`)
}
if (wrongs > 0) process.exitCode = 1

function compared(payload: unknown, { draft, people, answers }: Said): { missed: number; wrong: number } {
  const { answers: read, respondents } = readResults(payload, draft, { personas: people.length })
  const personOf = (respondent: number): number => {
    const { id, attributes } = respondents[respondent] ?? { id: null, attributes: [] }
    const words = [id, ...attributes.map(({ value }) => value)]
    const named = people.findIndex((one) => words.includes(one.id) || words.includes(one.name))
    return named < 0 ? respondent : named
  }
  const found = new Map(
    read.flatMap(({ respondent, question, kind, option, text }): [string, string | null][] => {
      if (kind === 'blank' || kind === 'unread') return []
      const words = kind === 'option' ? draft.questions[question]?.options[option ?? -1]?.text : text
      return [[`${personOf(respondent)} ${question}`, words ?? null]]
    }),
  )
  let missed = 0
  let wrong = 0
  for (const [p, row] of answers.entries())
    for (const [q, text] of row.entries()) {
      const own = found.get(`${p} ${q}`)
      if (own === undefined) missed += text === null ? 0 : 1
      else if (own !== text) wrong += 1
    }
  return { missed, wrong }
}
