import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { resultsCsv } from '../../../electron/core/exports/results-csv.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { NO_FILTER } from '../../../shared/models/results-filter.ts'
import type { ResultsLayout } from '../../../shared/models/results-layout.ts'
import { aRun } from '../../support/a-run.ts'
import { resultsOf } from '../../support/results-of.ts'

const draft: SurveyDraft = {
  title: 'Mobilité',
  context: '',
  personas: 3,
  audience: { ageRanges: [], sex: null },
  dismissals: [],
  questions: [
    {
      id: 'q1',
      stem: 'Comment allez-vous au travail, le plus souvent ?',
      type: 'single_choice',
      options: [
        { id: 'a', text: 'À pied' },
        { id: 'b', text: 'En voiture' },
        { id: 'c', text: 'Ne sait pas' },
      ],
    },
    { id: 'q2', stem: 'Pourquoi ?', type: 'open_ended', options: [] },
  ],
}
const run = aRun({ practice: true, versionNumber: 3, finishedAt: Date.UTC(2026, 0, 2, 3, 4, 5) })
const option = (respondent: number, chosen: number): Answer => ({
  respondent,
  question: 0,
  kind: 'option',
  option: chosen,
  text: null,
})
const parse = (text: string) =>
  papaparse.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true })

describe('what the personas are', () => {
  const attributes = (occupation: string, density: string) => [
    { name: 'occupation', value: occupation },
    { name: 'densite', value: density },
    { name: 'niveau_d_etudes', value: 'bac_plus_2' },
  ]
  const results = resultsOf({
    respondents: [
      { id: 'p1', attributes: attributes('autres_inactifs', 'peu_dense') },
      { id: 'p2', attributes: attributes('Dresseur d’ours', 'peu_dense') },
    ],
    answers: [option(0, 1), option(1, 0)],
  })
  const inLayout = (layout: ResultsLayout) =>
    parse(resultsCsv({ run, draft, results, filter: NO_FILTER }, layout, 'fr')).data

  it.each(['respondents', 'long'] as const)(
    'is in the words of the page in a file in words, and what has no word stays as received: %s',
    (layout) => {
      expect(inLayout(layout)).toMatchObject([
        {
          CSP: 'autres personnes sans activité professionnelle',
          'Densité communale': 'peu dense',
          niveau_d_etudes: 'bac_plus_2',
        },
        { CSP: 'Dresseur d’ours', 'Densité communale': 'peu dense' },
      ])
    },
  )

  it('stays as received in the file of codes, and the codebook has the word for each code', () => {
    expect(inLayout('codes')).toMatchObject([
      { occupation: 'autres_inactifs', densite: 'peu_dense' },
      { occupation: 'Dresseur d’ours', densite: 'peu_dense' },
    ])
    const told = inLayout('codebook').filter(({ question }) => question === '')
    expect(told.map(({ variable, contenu, code, libellé }) => [variable, contenu, code, libellé])).toEqual([
      ['persona', 'identifiant du persona', '', ''],
      [
        'occupation',
        'description reçue du persona\u00A0: CSP',
        'autres_inactifs',
        'autres personnes sans activité professionnelle',
      ],
      ['densite', 'description reçue du persona\u00A0: Densité communale', 'peu_dense', 'peu dense'],
      ['niveau_d_etudes', 'description reçue du persona', '', ''],
    ])
  })
})
