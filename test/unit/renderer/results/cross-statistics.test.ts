import i18next from 'i18next'
import { expect, it } from 'vitest'
import type { ShownColumn } from '../../../../renderer/features/results/cross/cross-cells.ts'
import { crossStatistics } from '../../../../renderer/features/results/cross/cross-statistics.ts'
import type { Language } from '../../../../renderer/lib/i18n.ts'
import { results as englishResults } from '../../../../renderer/locales/en/results.ts'
import { views as englishViews } from '../../../../renderer/locales/en/views.ts'
import { results as frenchResults } from '../../../../renderer/locales/fr/results.ts'
import { views as frenchViews } from '../../../../renderer/locales/fr/views.ts'
import type { CrossColumn } from '../../../../shared/analysis/cross-tabulate.ts'
import { numberStatistics } from '../../../../shared/analysis/numeric/number-statistics.ts'

const texts = i18next.createInstance()
await texts.init({
  lng: 'en',
  ns: ['results', 'views'],
  resources: {
    en: { results: englishResults, views: englishViews },
    fr: { results: frenchResults, views: frenchViews },
  },
  interpolation: { escapeValue: false },
})

const column: CrossColumn = { counts: [], base: 0, blank: 0, unread: 0, missing: 0, respondents: 0 }
const columnOf = (key: string, numbers: number[]): ShownColumn => ({
  ...{ key, label: key, column, variable: null, condition: null },
  table: { total: column, columns: [], ungrouped: column },
  statistics: numberStatistics(numbers),
})
const times = (count: number, ...numbers: number[]) => Array.from({ length: count }, () => numbers).flat()

function told(
  shown: ShownColumn[],
  measured: Parameters<typeof crossStatistics>[0],
  language: Language = 'en',
) {
  const t = texts.getFixedT(language, 'results')
  const words = { t, views: texts.getFixedT(language, 'views'), language }
  const { lines, notes, hasSmall } = crossStatistics(measured, shown, words)
  const table = lines.map(({ label, textOf, isMarked }) => [
    label,
    ...shown.map((each) => `${textOf(each)}${isMarked(each) ? '†' : ''}`),
  ])
  return { table, notes, hasSmall }
}

it('tells base, mean, median, quartiles and standard deviation by group, with the unit', () => {
  const shown = [columnOf('all', times(60, 6, 9)), columnOf('women', times(40, 6)), columnOf('few', [7, 8])]
  expect(told(shown, { unit: 'h', decimals: 0, codes: null })).toEqual({
    table: [
      ['Base of the mean', '120', '40†', '2'],
      ['Mean (h)', '7.5', '6.0', ''],
      ['Median (h)', '7.5', '6', ''],
      ['Lower quartile (h)', '6', '6', ''],
      ['Upper quartile (h)', '9', '6', ''],
      ['Standard deviation (h)', '1.5', '0.0', ''],
    ],
    notes: [
      'On a base under 30, no statistics are shown.',
      'Groups of personas can differ by chance. Another run shows which differences stay.',
    ],
    hasSmall: true,
  })
})

it('names the codes of a scale, which have no quartiles, and needs no remark on a large base', () => {
  const shown = [columnOf('all', times(60, 1, 4))]
  const { table, notes, hasSmall } = told(shown, { unit: '', decimals: 0, codes: { from: 1, to: 4 } }, 'fr')
  expect(table).toEqual([
    ['Base de la moyenne', '120'],
    ['Moyenne (codes 1 à 4)', '2,5'],
    ['Médiane', '2,5'],
    ['Écart-type', '1,5'],
  ])
  expect(notes).toHaveLength(1)
  expect(hasSmall).toBe(false)
})

it('has nothing but the bases where all are too small', () => {
  const { table, notes } = told([columnOf('all', [1, 2]), columnOf('nobody', [])], {
    ...{ unit: '', decimals: 1, codes: null },
  })
  expect(table).toEqual([['Base of the mean', '2', '–']])
  expect(notes).toEqual(['On a base under 30, no statistics are shown.'])
})
