import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { ResultsToExport } from '../../../electron/core/exports/export-table.ts'
import { resultsCsv } from '../../../electron/core/exports/results-csv.ts'
import { workbookSteps } from '../../../electron/core/exports/workbook/results-workbook.ts'
import { readZip } from '../../../shared/exchange/archive/read-zip.ts'
import { LONGEST_EXCEL_CELL } from '../../../shared/exchange/limits.ts'
import { createReadingMeter } from '../../../shared/exchange/reading-meter.ts'
import { unquoteCell } from '../../../shared/exchange/tables/formula-text.ts'
import { readWorkbook } from '../../../shared/exchange/xlsform/read-workbook.ts'
import { XLSFORM_SHEETS } from '../../../shared/exchange/xlsform/read-xlsform.ts'
import { NO_FILTER } from '../../../shared/models/results-filter.ts'
import type { ResultsLayout } from '../../../shared/models/results-layout.ts'
import { aRun } from '../../support/a-run.ts'
import { allSteps } from '../../support/all-steps.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'

const draft = aSurvey('Mobilité', [
  aChoice('q1', 'Prenez-vous le train ?', ['Oui', 'Non', 'Ne sait pas']),
  anOpenEnded('q2', 'Pourquoi ?'),
])
const persona = (id: string, age: string, zone: string) => ({
  id,
  attributes: [
    { name: 'age', value: age },
    { name: 'zone', value: zone },
  ],
})
const results = resultsOf({
  respondents: [persona('p1', '34', '01'), persona('p2', '51.5', '75'), persona('p3', '', '2A')],
  answers: [
    { respondent: 0, question: 0, kind: 'option', option: 0, text: null },
    { respondent: 1, question: 0, kind: 'option', option: 2, text: null },
    { respondent: 2, question: 0, kind: 'blank', option: null, text: null },
    { respondent: 0, question: 1, kind: 'text', option: null, text: '=HYPERLINK("http://x")' },
    { respondent: 1, question: 1, kind: 'text', option: null, text: '+33 & <b>' },
  ],
})
const input: ResultsToExport = {
  run: aRun({ finishedAt: Date.UTC(2026, 0, 2, 12) }),
  ...{ draft, results, filter: NO_FILTER },
}

async function sheetsOf(given: ResultsToExport, language: 'fr' | 'en' = 'en') {
  const { content, cutTexts } = allSteps(workbookSteps(given, language))
  const meter = createReadingMeter({})
  const zip = readZip(content, meter)
  const { sheets, names } = await readWorkbook(zip, XLSFORM_SHEETS, meter)
  const xml = async (number: number) => (await zip.text(`xl/worksheets/sheet${number}.xml`)) ?? ''
  return { sheets, names, cutTexts, xml }
}

describe('a workbook of results', () => {
  it('has the rows of each CSV in a sheet, with the source behind them', async () => {
    const { sheets, names } = await sheetsOf(input)
    expect(names).toEqual(['About', 'Counts', 'Personas', 'Answers', 'Codes', 'Codebook'])
    const layouts: ResultsLayout[] = ['counts', 'respondents', 'long', 'codes', 'codebook']
    layouts.forEach((layout, at) => {
      const csv = papaparse.parse<string[]>(resultsCsv(input, layout, 'en').slice(1), {
        skipEmptyLines: true,
      })
      const percentages = csv.data[0]?.indexOf('percentage')
      const own = csv.data.map((row) => [
        // What a CSV has as "33.3" is a share in a workbook, which shows it as "33.3%".
        ...row.slice(0, -13).map((cell, column) => {
          const isShare = column === percentages && cell !== '' && cell !== 'percentage'
          return isShare ? String(Number(cell) / 100) : unquoteCell(cell)
        }),
        row[0] === csv.data[0]?.[0] ? 'source' : 'synthetic personas (practice)',
      ])
      expect(sheets.get((names[at + 1] ?? '').toLowerCase())).toEqual(own)
    })
  })

  it('says in its first sheet what the answers are, and what each other sheet keeps of them', async () => {
    const filter = {
      search: 'train',
      groups: [[{ kind: 'field' as const, name: 'zone', values: ['01'], not: false }]],
    }
    const { sheets, xml } = await sheetsOf({ ...input, filter }, 'fr')
    const rows = sheets.get('à propos') ?? []
    const told = new Map(rows.map(([head = '', value = '']) => [head, value]))
    expect(Object.fromEntries(told)).toMatchObject({
      ...{ questionnaire: 'Mobilité', version: '1', connexion: 'Entraînement', 'personas reçus': '3' },
      source: 'personas synthétiques (entraînement)',
      notice: expect.stringContaining('synthétiques'),
    })
    expect(rows.slice(-5).map(([sheet, , filter, kept]) => [sheet, filter, kept])).toEqual([
      ['Effectifs', 'zone = 01', '1'],
      ['Personas', 'zone = 01; réponses contenant «\u00A0train\u00A0»', '0'],
      ['Réponses', 'zone = 01; réponses contenant «\u00A0train\u00A0»', '0'],
      ['Codes', 'zone = 01', '1'],
      ['Dictionnaire', 'zone = 01', '1'],
    ])
    // 2 January 2026 at noon, as a number that is shown as a date.
    expect(await xml(1)).toMatch(/<c r="B4" s="\d+"><v>46024\.5<\/v><\/c>/)
  })

  it('keeps numbers as numbers, codes such as "01" as texts, and runs no formula', async () => {
    const { xml } = await sheetsOf(input)
    const personas = await xml(3)
    expect(personas).toContain('<c r="B2"><v>34</v></c>')
    expect(personas).toContain('<c r="B3"><v>51.5</v></c>')
    expect(personas).not.toContain('r="B4"')
    // One of them is no number, so that none is.
    expect(personas).toMatch(/<c r="C3" t="inlineStr"[^>]*><is><t[^>]*>75</)
    expect(personas).not.toContain('<f>')
    expect(personas).toMatch(/r="E2" t="inlineStr" s="1"><is><t[^>]*>=HYPERLINK/)
    expect(personas).toMatch(/r="E3" t="inlineStr" s="1"><is><t[^>]*>\+33 &amp; &lt;b&gt;/)
  })

  it('takes a field for numbers or for texts whatever the filter keeps', async () => {
    const only = (zone: string) => ({
      search: '',
      groups: [[{ kind: 'field' as const, name: 'zone', values: [zone], not: false }]],
    })
    const { xml } = await sheetsOf({ ...input, filter: only('75') })
    for (const number of [3, 4, 5]) {
      expect(await xml(number)).toContain('<c r="B2"><v>51.5</v></c>')
      expect(await xml(number)).toMatch(/<c r="C2" t="inlineStr"[^>]*><is><t[^>]*>75</)
    }
  })

  it('keeps heads in sight, and says at the foot of each page that the answers are synthetic', async () => {
    const { xml } = await sheetsOf(input)
    expect(await xml(2)).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    )
    expect(await xml(5)).toContain('<pane xSplit="1" ySplit="1" topLeftCell="B2"')
    for (const number of [2, 3, 4, 5, 6])
      expect(await xml(number)).toMatch(/<oddFooter>&amp;Lsynthetic personas \(practice\)[^<]*<\/oddFooter>/)
  })

  it('cuts answers that a cell cannot hold, and tells how many', async () => {
    const long = { respondent: 2, question: 1, kind: 'text', option: null, text: 'é'.repeat(40_000) } as const
    const { sheets, cutTexts } = await sheetsOf({
      ...input,
      results: { ...results, answers: [...results.answers, long] },
    })
    expect(cutTexts).toBe(1)
    const cut = sheets.get('codes')?.[3]?.find((cell) => cell.startsWith('éé')) ?? ''
    expect([cut.length, cut.endsWith('[cut: a cell can have at most 32,767 characters]')]).toEqual([
      LONGEST_EXCEL_CELL,
      true,
    ])
  })

  it('says how far it has come after each sheet', () => {
    const steps = [...workbookSteps(input, 'en')]
    expect(steps.map(({ done }) => done)).toEqual(steps.map((_, at) => at + 1))
    expect(steps.at(-1)).toEqual({ done: steps.length, total: steps.length })
  })

  it('can be made of a run without any answers', async () => {
    const { sheets } = await sheetsOf({ ...input, results: resultsOf({}) })
    expect(sheets.get('personas')).toHaveLength(1)
    expect(sheets.get('about')?.at(-1)?.at(-1)).toBe('unknown')
  })
})

describe('a workbook of results with numbers as answers', () => {
  const texts = [...Array.from({ length: 31 }, (_, at) => `${at % 4} h`), 'about 5 h', 'It depends']
  const numeric = (said: readonly string[]): ResultsToExport => ({
    ...input,
    draft: aSurvey('Sleep', [
      aChoice('q1', 'Do you sleep?', ['Yes', 'No']),
      anOpenEnded('q2', 'How many hours do you sleep?'),
    ]),
    results: resultsOf({
      respondents: said.map((_, at) => persona(`p${at}`, '30', '75')),
      answers: said.map((text, respondent) => ({
        ...{ respondent, question: 1, kind: 'text', option: null, text },
      })),
    }),
  })

  it('has their statistics in a sheet behind the counts, under the rules of the page', async () => {
    const { sheets, names } = await sheetsOf(numeric(texts))
    expect(names.slice(0, 3)).toEqual(['About', 'Counts', 'Numbers'])
    const [head, row] = sheets.get('numbers') ?? []
    expect(head).toEqual([
      ...['item', 'stem', 'unit', 'base', 'answers that are not numbers', 'not recognised'],
      ...['of which approximations', 'mean'],
      ...['standard deviation', 'minimum', 'lower quartile', 'median', 'upper quartile', 'maximum', 'note'],
      'source',
    ])
    expect(row?.slice(0, 7)).toEqual(['2', 'How many hours do you sleep?', 'h', '32', '1', '0', '1'])
    expect(Number(row?.[7])).toBeCloseTo(50 / 32)
    expect(row?.slice(9)).toEqual([
      ...['0', '0.75', '1.5', '2.25', '5', 'small base: fewer than 100', 'synthetic personas (practice)'],
    ])
    const about = (sheets.get('about') ?? []).map(([first]) => first)
    expect(about.indexOf('Numbers')).toBe(about.indexOf('Counts') + 1)
    const small = await sheetsOf(numeric(['7', '8']))
    expect(small.sheets.get('numbers')?.[1]?.slice(3)).toEqual([
      ...['2', '0', '0', '0', '', '', '', '', '', '', '', 'no statistics: base under 30'],
      'synthetic personas (practice)',
    ])
    const times = numeric(['7.30', '6.45', '8'])
    const asked = {
      ...times,
      draft: aSurvey('Sleep', [
        aChoice('q1', 'Do you sleep?', ['Yes', 'No']),
        anOpenEnded('q2', 'When do you get up?'),
      ]),
    }
    expect((await sheetsOf(asked)).sheets.get('numbers')?.[1]).toContain(
      'no statistics: what follows the point or comma may be minutes or decimals',
    )
    const mixed = await sheetsOf(numeric(['7 h', '2 days']), 'fr')
    expect(mixed.sheets.get('nombres')?.[1]).toContain('pas de statistique\u00a0: unités différentes')
    const durations = await sheetsOf(
      numeric([...Array.from({ length: 30 }, () => '7 h'), '90 min', '7 h 30']),
    )
    expect(durations.sheets.get('numbers')?.[1]?.slice(2, 4)).toEqual(['h', '32'])
    expect(durations.sheets.get('numbers')?.[1]?.at(-2)).toBe(
      'durations in other units are counted in this one; small base: fewer than 100',
    )
  })
})
