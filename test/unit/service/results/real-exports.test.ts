import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { DATA_TOOL_EXPORTS } from '../payloads/data-tool-exports.ts'
import { aSurvey, aSurveyWithNumbers, aSurveyWithScale, type Said } from '../payloads/exported-survey.ts'
import { FORM_BUILDER_EXPORTS } from '../payloads/form-builder-exports.ts'
import { RESEARCH_EXPORTS } from '../payloads/research-exports.ts'
import { STATISTICS_EXPORTS } from '../payloads/statistics-exports.ts'
import { SURVEY_TOOL_EXPORTS } from '../payloads/survey-tool-exports.ts'

const REAL_EXPORTS = {
  ...SURVEY_TOOL_EXPORTS,
  ...FORM_BUILDER_EXPORTS,
  ...DATA_TOOL_EXPORTS,
  ...RESEARCH_EXPORTS,
  ...STATISTICS_EXPORTS,
}

/** In this one a map of the people's names by number may explain numbers: the person is asked. */
const ASKED_ABOUT_NUMBERS = ['pandasColumns']

/** In these, numbers from 1 to 5 may count the options as well as be their texts. */
const ASKED_ABOUT_SCALES = ['qualtricsJson', 'kobo', 'odkCentral', 'alchemer', 'inverted', 'sheetColumns']

/** The answers that are read of a product's export, by person and item. */
function readOf(product: string, said: Said): (string | null)[][] {
  const { draft, people } = said
  const results = readResults(REAL_EXPORTS[product]?.(said), draft, { personas: people.length })
  const personOf = (respondent: number): number => {
    const { id, attributes } = results.respondents[respondent] ?? { id: null, attributes: [] }
    const words = [id, ...attributes.map(({ value }) => value)]
    const named = people.findIndex((one) => words.includes(one.id) || words.includes(one.name))
    // If an export has no names, its rows are in the order of the people.
    return named < 0 ? respondent : named
  }
  const read = people.map(() => draft.questions.map((): string | null => null))
  for (const { respondent, question, kind, option, text } of results.answers) {
    const row = read[personOf(respondent)]
    if (row === undefined || kind === 'blank' || kind === 'unread') continue
    row[question] =
      kind === 'option' ? (draft.questions[question]?.options[option ?? -1]?.text ?? null) : text
  }
  return read
}

describe('answers in the form in which a known product exports them', () => {
  const said = aSurvey()
  const withNumbers = aSurveyWithNumbers()

  it.each(Object.keys(REAL_EXPORTS))('%s: every answer is read, and belongs to who gave it', (product) => {
    expect(readOf(product, said)).toEqual(said.answers)
  })

  it.each(Object.keys(REAL_EXPORTS))(
    '%s: numbers that people say are read too, or asked about',
    (product) => {
      const isAsked = ASKED_ABOUT_NUMBERS.includes(product)
      const known = withNumbers.answers.map((row) => row.map((text, q) => (isAsked && q === 2 ? null : text)))
      expect(readOf(product, withNumbers)).toEqual(known)
    },
  )

  it.each(Object.keys(REAL_EXPORTS))(
    '%s: numbers that are the texts of options are read, or asked about',
    (product) => {
      const withScale = aSurveyWithScale()
      const read = readOf(product, withScale)
      const differing = read.flatMap((row, p) => row.filter((text, q) => text !== withScale.answers[p]?.[q]))
      expect(differing.filter((text) => text !== null)).toEqual([])
      expect(differing.length > 0).toBe(ASKED_ABOUT_SCALES.includes(product))
    },
  )

  it('shows that the people of the survey left some items out', () => {
    expect(said.answers.flat().filter((text) => text === null).length).toBeGreaterThan(2)
  })
})
