import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { filterParts } from '../../../electron/core/exports/filter-parts.ts'
import { resultsCsv } from '../../../electron/core/exports/results-csv.ts'
import { NO_FILTER, type ResultsFilter } from '../../../shared/models/results-filter.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'

const draft = aSurvey('Mobilité', [aChoice('q', 'Prenez-vous le train ?', ['Oui', 'Non'])])

/** The percentages in the file of counts, with their notes. */
function percentages(counts: number[], language: 'fr' | 'en'): (string | undefined)[][] {
  const results = resultsOf({ counts: [{ question: 0, counts }] })
  const text = resultsCsv({ run: aRun(), draft, results, filter: NO_FILTER }, 'counts', language)
  const { data } = papaparse.parse<string[]>(text.slice(1))
  return data.slice(1, 3).map((cells) => [cells[5], cells[6]])
}

describe('numbers in files', () => {
  it('mark percentages on a base under 100, as the page does', () => {
    expect(percentages([29, 0], 'en')[0]).toEqual(['', 'no percentage: base under 30'])
    expect(percentages([30, 0], 'fr')).toEqual([
      ['100', 'base réduite : moins de 100'],
      ['0', 'base réduite : moins de 100'],
    ])
    expect(percentages([98, 1], 'en')[1]).toEqual(['1', 'small base: fewer than 100'])
    expect(percentages([99, 1], 'en')).toEqual([
      ['99', ''],
      ['1', ''],
    ])
  })

  it.each([
    ['fr', '1,5 ≤ heures < 2,5'],
    ['en', '1.5 ≤ heures < 2.5'],
  ] as const)('name the limits of a filter with the decimal sign of the language (%s)', (language, told) => {
    const filter = {
      search: '',
      groups: [[{ kind: 'number', name: 'heures', min: 1.5, below: 2.5, not: false }]],
    }
    expect(filterParts(filter as ResultsFilter, 'counts', language, () => null)).toEqual([told])
  })
})
