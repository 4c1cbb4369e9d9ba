import { describe, expect, it } from 'vitest'
import { itemFileName } from '../../../../renderer/features/results/file-name.ts'
import { itemChart } from '../../../../renderer/features/results/item-chart.ts'
import { optionSigns } from '../../../../renderer/features/results/option-cells.ts'
import { tabulate } from '../../../../shared/analysis/tabulate.ts'
import { resultsOf } from '../../../support/results-of.ts'
import { chose, leftBlank, personas } from '../../analysis/sample-results.ts'

const item = { position: 0, type: 'single_choice', optionCount: 2 } as const
const range = (length: number) => [...Array(length).keys()]
const words = {
  unknown: 'unknown',
  blank: 'Left blank',
  unread: 'Not recognised',
  missing: 'Missing',
  countAndPercent: (count: string, percent: string) => `${count} · ${percent}`,
}

describe('itemChart', () => {
  it('shows counts with percentages of the base, and what stands outside of it', () => {
    const results = resultsOf({
      respondents: personas(32),
      answers: [
        ...range(20).map((who) => chose(who, 0, 0)),
        ...range(10).map((at) => chose(20 + at, 0, 1)),
        leftBlank(30, 0),
      ],
    })
    expect(itemChart(tabulate(item, results), ['Yes', 'No'], words, 'en')).toEqual({
      full: 30,
      rows: [
        { label: 'Yes', value: 20, valueLabel: '20 · 67%', kind: 'answer' },
        { label: 'No', value: 10, valueLabel: '10 · 33%', kind: 'answer' },
        { label: 'Left blank', value: 1, valueLabel: '1', kind: 'aside' },
        { label: 'Missing', value: 1, valueLabel: '1', kind: 'aside' },
      ],
    })
  })

  it('gives no percentage on a base under 30', () => {
    const results = resultsOf({ counts: [{ question: 0, counts: [20, 9] }] })
    const { rows } = itemChart(tabulate(item, results), ['Yes', 'No'], words, 'en')
    expect(rows.map(({ valueLabel }) => valueLabel)).toEqual(['20', '9'])
  })

  it('shows an option that nobody or nearly nobody chose as the table does', () => {
    const three = { ...item, optionCount: 3 }
    const labelsOf = (counts: number[]) => {
      const table = tabulate(three, resultsOf({ counts: [{ question: 0, counts }] }))
      const { rows } = itemChart(table, ['Yes', 'No', 'Perhaps'], words, 'en')
      return [...rows.map(({ valueLabel }) => valueLabel), optionSigns(table, 'en')]
    }
    expect(labelsOf([40, 0, 0])).toEqual(['40 · 100%', '–', '–', 'cross.zero'])
    expect(labelsOf([399, 1, 0])).toEqual(['399 · 100%', '1 · *', '–', 'cross.signs'])
    expect(labelsOf([9, 0, 1])).toEqual(['9', '–', '1', 'cross.zero'])
    expect(labelsOf([20, 10, 10])).toEqual(['20 · 50%', '10 · 25%', '10 · 25%', null])
  })

  it('gives no percentage where the base is unknown, and says that a count is', () => {
    const results = resultsOf({ counts: [{ question: 0, counts: [4, null] }] })
    expect(itemChart(tabulate(item, results), ['Yes', 'No'], words, 'en').rows).toEqual([
      { label: 'Yes', value: 4, valueLabel: '4', kind: 'answer' },
      { label: 'No', value: null, valueLabel: 'unknown', kind: 'answer' },
    ])
  })
})

describe('itemFileName', () => {
  const at = new Date(2026, 10, 30, 1, 30).getTime()
  const named = (
    title: string,
    item: number,
    practice: boolean,
    group: string | null,
    language: 'fr' | 'en',
  ) => itemFileName({ title, version: 2, item, practice, group, extension: 'png', at }, language)

  it('is safe on every system and says synthetic, practice, the day, and which group it shows', () => {
    expect(named('Mobilité : été/hiver ?', 3, true, null, 'en')).toBe(
      'mobilite-ete-hiver-v2-item-3-practice-synthetic-2026-11-30.png',
    )
    expect(named('???', 1, false, null, 'en')).toBe('sonde-v2-item-1-synthetic-2026-11-30.png')
    expect(named('Mobilité', 2, true, '25–34 ans', 'en')).toBe(
      'mobilite-v2-item-2-filtered-25-34-ans-practice-synthetic-2026-11-30.png',
    )
    expect(named('Mobilité', 2, true, '25–34 ans', 'fr')).toBe(
      'mobilite-v2-question-2-filtre-25-34-ans-entrainement-synthetique-2026-11-30.png',
    )
  })
})
