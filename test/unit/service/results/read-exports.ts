import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aSurvey } from '../payloads/exported-survey.ts'
import { RESEARCH_EXPORTS } from '../payloads/research-exports.ts'
import { STATISTICS_EXPORTS } from '../payloads/statistics-exports.ts'

/** Exports as programs of research and statistics write them. */
export const EXPORTS = { ...RESEARCH_EXPORTS, ...STATISTICS_EXPORTS }
/** The survey that all of them export. */
const said = aSurvey()
export const { draft, people, answers } = said

/** What is read of a payload: answers that nobody gave, and the items of which some answers are read. */
export function readOf(data: unknown): { lies: string[]; items: number[] } {
  const results = readResults(data, draft, { personas: people.length })
  const lies: string[] = []
  const items = new Set<number>()
  for (const { respondent, question, kind, option, text } of results.answers) {
    if (kind === 'unread' || kind === 'blank') continue
    const { id, attributes } = results.respondents[respondent] ?? { id: null, attributes: [] }
    const words = [id, ...attributes.map(({ value }) => value)]
    const named = people.findIndex((one) => words.includes(one.id) || words.includes(one.name))
    const told = kind === 'option' ? (draft.questions[question]?.options[option ?? -1]?.text ?? null) : text
    items.add(question)
    const truth = answers[named < 0 ? respondent : named]?.[question]
    if (told !== truth) lies.push(`${respondent} q${question}: ${told}, in truth ${truth}`)
  }
  return { lies, items: [...items].sort() }
}

/** A copy of an export that may be changed. */
// biome-ignore lint/suspicious/noExplicitAny: payloads of any form
export const copyOf = (name: string): any => JSON.parse(JSON.stringify(EXPORTS[name]?.(said)))
/** Nothing is read. */
export const NOTHING = { lies: [], items: [] }
/** Nothing wrong, and something read of each item. */
export const ALL = { lies: [], items: [0, 1, 2, 3, 4] }
/** The items with options. */
export const CHOICES = [0, 1, 3]
