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
  { key: 'all', label: 'Ensemble', column: total, table, variable: null, condition: null },
  ...table.columns.map(
    (own, at): ShownColumn => ({
      ...{ key: String(at), label: `groupe\t${at}`, column: own, table, variable: 'CSP', condition: null },
    }),
  ),
]
const sheet = (mode: CellMode, language: 'fr' | 'en') =>
  crossSheet({
    ...{ rowsName: 'Modalité', rows: ['Oui', 'Non'], shown, mode, language, notes: ['Une note'] },
    lines: [{ label: 'Base', of: ({ base }) => base }],
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

it('is a sheet of a workbook with shares as numbers, marked alike, and its notes below', () => {
  const { rows, isHeaded, foot } = crossWorkbookSheet(sheet('row', 'en'), 'Table')
  expect(isHeaded).toBe(true)
  expect(rows.slice(1)).toEqual([
    expect.arrayContaining(['Oui', { share: 0.9, isMarked: false }]),
    ['Non', ...[1, 50 / 64, 0, 14 / 64].map((share) => ({ share, isMarked: share > 0 }))],
    ['Base', 164, 140, 9, 15],
    [],
    ['Une note'],
  ])
  expect(foot).toBe('Une note')
})
