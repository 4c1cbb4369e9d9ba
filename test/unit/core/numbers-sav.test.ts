import { describe, expect, it } from 'vitest'
import type { ResultsToExport } from '../../../electron/core/exports/export-table.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { NO_FILTER } from '../../../shared/models/results-filter.ts'
import { aRun } from '../../support/a-run.ts'
import { anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { savOf, variableOf } from '../../support/export-sav.ts'
import { resultsOf } from '../../support/results-of.ts'

const said = (respondent: number, question: number, text: string): Answer => {
  return { respondent, question, kind: 'text', option: null, text }
}

describe('numbers given as answers, for SPSS', () => {
  const texts = ['7 h', '7,5 h', 'about 30 hours', ...Array.from({ length: 8 }, () => '8'), 'It depends', '']
  const numeric: ResultsToExport = {
    ...{ run: aRun(), draft: aSurvey('Sleep', [anOpenEnded('q1', 'How many hours do you sleep?')]) },
    results: resultsOf({
      respondents: Array.from({ length: 14 }, (_, place) => ({
        id: `p${place}`,
        attributes: [{ name: 'age', value: '30' }],
      })),
      answers: texts.map((text, place) => said(place, 0, text)),
    }),
    filter: NO_FILTER,
  }

  it('are a numeric variable beside the text, with user-missing values for what is no number', () => {
    const file = savOf(numeric)
    expect(file.documents.join(' ')).not.toContain('don’t know')
    const [text, why, number] = file.variables.slice(-5).map(({ name }) => name)
    expect([why, number]).toEqual([`${text}_missing`, `${text}_number`])
    expect(variableOf(file, text ?? '').cells.slice(0, 3)).toEqual(['7 h', '7,5 h', 'about 30 hours'])
    expect(variableOf(file, number ?? '')).toMatchObject({
      ...{ label: 'How many hours do you sleep? (number, h)', width: 0, measure: 3, missing: [-99, -95] },
      cells: [7, 7.5, 30, 8, 8, 8, 8, 8, 8, 8, 8, -95, -97, -99],
      labels: new Map([
        ...([
          [-97, 'left blank'],
          [-98, 'not recognised'],
          [-99, 'missing'],
        ] as const),
        [-95, 'not a number'],
      ]),
    })
  })

  it('have a name of their own, and the item that has that name keeps it', () => {
    const file = savOf({
      ...numeric,
      draft: aSurvey('Sleep', [
        { ...anOpenEnded('q1', 'How many hours do you sleep?'), name: 'hours' },
        { ...anOpenEnded('q2', 'Which number is that?'), name: 'Hours_number' },
      ]),
    })
    const names = file.variables.map(({ name }) => name)
    expect(names.filter((name) => /^hours/i.test(name))).toEqual([
      ...['hours', 'hours_missing', 'hours_number_2', 'Hours_number', 'Hours_number_missing'],
    ])
    expect(file.documents.join(' ')).not.toMatch(/hours_number/i)
  })

  it('are shown whole, however many digits they have', () => {
    const long = savOf({
      ...numeric,
      results: resultsOf({
        respondents: numeric.results.respondents,
        answers: texts.map((_, place) => said(place, 0, `${123_456_789_01 + place}`)),
      }),
    })
    const number = long.variables.find(({ name }) => name.endsWith('_number'))
    expect(number).toMatchObject({ shownWidth: 11, decimals: 0 })
  })

  it('keep their numbers from being taken for missing ones, and none where units differ', () => {
    const withAnswers = (...more: string[]): ResultsToExport => ({
      ...numeric,
      results: resultsOf({
        respondents: numeric.results.respondents,
        answers: [...texts.slice(0, 11), ...more].map((each, place) => said(place, 0, each)),
      }),
    })
    const file = savOf(withAnswers('-95'))
    expect(file.variables.find(({ name }) => name.endsWith('_number'))?.missing).toEqual([-999, -995])
    expect(savOf(withAnswers('2 days')).variables.some(({ name }) => name.endsWith('_number'))).toBe(false)
  })
})
