import { expect, it } from 'vitest'
import type { CellMode } from '../../../../renderer/features/results/cross/banner.ts'
import type { ShownColumn } from '../../../../renderer/features/results/cross/cross-cells.ts'
import { crossSheet, crossWorkbookSheet } from '../../../../renderer/features/results/cross/cross-sheet.ts'
import { sheetText } from '../../../../renderer/lib/sheet-text.ts'
import type { CrossColumn } from '../../../../shared/analysis/cross-tabulate.ts'

const column = (counts: number[]): CrossColumn => {
  const base = counts.reduce((sum, count) => sum + count, 0)
  return { counts, base, blank: 0, unread: 0, missing: 0, respondents: base }
}
const total = column([100, 64])
const table = { total, columns: [column([90, 50]), column([9, 0]), column([1, 14])], ungrouped: column([]) }
const shown: ShownColumn[] = [
  { key: 'all', label: 'Ensemble', column: total, table, variable: null, condition: null, statistics: null },
  ...table.columns.map(
    (own, at): ShownColumn => ({
      ...{ key: String(at), label: `groupe\t${at}`, column: own, table, variable: 'CSP', condition: null },
      statistics: null,
    }),
  ),
]
const sheet = (mode: CellMode, language: 'fr' | 'en') =>
  crossSheet({
    ...{ rowsName: 'Modalité', rows: ['Oui', 'Non'], shown, mode, language, notes: ['Une note'] },
    count: 'Effectif',
    lines: [{ label: 'Base', of: ({ base }) => base }],
    statistics: [],
  })

it('has shares in the language’s way, and counts where the base is too small for them', () => {
  expect(sheet('column', 'fr')).toMatchObject({
    header: ['Modalité', 'Ensemble', ...[0, 1, 2].map((at) => `CSP\u00A0: groupe\t${at}`)],
    rows: [
      ['Oui', '61,0 %', '64,3 %', 9, 1],
      ['Non', '39,0 %', '35,7 %', 0, 14],
      ['Base', 164, 140, 9, 15],
    ],
    notes: ['Une note'],
  })
  expect(sheet('counts', 'en').rows[0]).toEqual(['Oui', 100, 90, 9, 1])
})

it('marks the shares of a small base, but no zero', () => {
  expect(sheet('row', 'en').rows[1]).toEqual(['Non', '100.0%†', '78.1%†', '0.0%', '21.9%†'])
})

it('is copied with a cell between two tabs, whatever is in it, and its notes below', () => {
  const lines = sheetText(sheet('counts', 'fr')).split('\n')
  expect(lines[0]?.split('\t')).toEqual([
    'Modalité',
    'Ensemble',
    ...[0, 1, 2].map((at) => `CSP\u00A0: groupe ${at}`),
  ])
  expect(lines.slice(3)).toEqual(['Base\t164\t140\t9\t15', '', 'Une note', ''])
})

it('is a sheet of a workbook in which no column mixes counts with shares, which are numbers and marked alike', () => {
  const { rows, isHeaded, foot } = crossWorkbookSheet(sheet('column', 'fr'), 'Table')
  expect(isHeaded).toBe(true)
  expect(rows[0]?.slice(0, 5)).toEqual([
    'Modalité',
    ...['Ensemble · Effectif', 'Ensemble · %'],
    ...['CSP\u00A0: groupe\t0 · Effectif', 'CSP\u00A0: groupe\t0 · %'],
  ])
  const share = (of: number, isMarked = false) => ({ share: of, isMarked })
  expect(rows.slice(1)).toEqual([
    // Nine and fifteen personas are too few for shares.
    ['Oui', 100, share(100 / 164), 90, share(90 / 140), 9, null, 1, null],
    ['Non', 64, share(64 / 164), 50, share(50 / 140), 0, null, 14, null],
    ['Base', 164, null, 140, null, 9, null, 15, null],
    [],
    ['Une note'],
  ])
  expect(foot).toBe('Une note')
  expect(crossWorkbookSheet(sheet('row', 'en'), 'Table').rows[2]?.slice(3, 7)).toEqual([
    ...[50, share(50 / 64, true)],
    ...[0, share(0)],
  ])
  expect(crossWorkbookSheet(sheet('counts', 'fr'), 'Table').rows[1]).toEqual(['Oui', 100, 90, 9, 1])
})

it('has statistics below the counts: as shown in a text, as numbers in a workbook', () => {
  const mean = {
    ...{ key: 'mean', label: 'Moyenne (h)', isCount: false, isMarked: () => false },
    of: ({ key }: ShownColumn) => (key === '1' ? null : 7.1 + 0.2),
    textOf: ({ key }: ShownColumn) => (key === '1' ? '' : '7,3'),
  }
  const parts = { rowsName: 'Statistique', shown, language: 'fr' as const, notes: [], count: 'Effectif' }
  const lines = [{ label: 'Base', of: ({ base }: CrossColumn) => base }]
  const made = crossSheet({ ...parts, rows: ['Oui', 'Non'], mode: 'column', lines, statistics: [mean] })
  expect(made.rows.at(-1)).toEqual(['Moyenne (h)', '7,3', '7,3', '', '7,3'])
  expect(made.workbook.rows.at(-1)).toEqual(['Moyenne (h)', 7.3, null, 7.3, null, null, null, 7.3, null])
  // Without options or tags there are no shares, and no columns for them.
  const alone = crossSheet({ ...parts, rows: [], mode: 'column', lines, statistics: [mean] })
  expect(alone.workbook).toEqual({
    header: ['Statistique', 'Ensemble', ...[0, 1, 2].map((at) => `CSP\u00A0: groupe\t${at}`)],
    rows: [
      ['Base', 164, 140, 9, 15],
      ['Moyenne (h)', 7.3, 7.3, null, 7.3],
    ],
  })
})
