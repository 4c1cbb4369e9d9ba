import type { TFunction } from 'i18next'
import { baseSize, withholdsPercentages } from '../../../../shared/analysis/base-size.ts'
import type { ComparedItem, ComparedOption, ItemInRun } from '../../../../shared/analysis/compare-runs.ts'
import { withoutNoise } from '../../../../shared/analysis/number-bands.ts'
import { numberStatistics } from '../../../../shared/analysis/numeric/number-statistics.ts'
import type { OptionTally } from '../../../../shared/analysis/tabulate.ts'
import type { Cell } from '../../../../shared/exchange/tables/csv.ts'
import type { Share } from '../../../../shared/exchange/xlsform/write-cells.ts'
import type { Sheet as WorkbookSheet } from '../../../../shared/exchange/xlsform/write-workbook.ts'
import { type Sheet, shareInSheet } from '../../../lib/sheet-text.ts'
import { type ComparedWords, outsideParts, withoutWords } from './compared-lines.ts'

/** A comparison as it leaves the page: the same cells for a workbook, in which shares are numbers. */
export interface ComparedSheet extends Sheet {
  workbook: WorkbookSheet
}

interface SheetParts {
  items: readonly ComparedItem[]
  /** The names of the runs. */
  names: { other: string; here: string }
  /** What has to be said of the table; the last note stands at the foot of each page on paper. */
  notes: string[]
}

/** The words of the screen, and those of files. */
interface SheetWords extends ComparedWords {
  t: TFunction<'compared'>
}

/** What a cell holds here. */
type ComparedCell = Cell | Share

/** The numbers of a line in one run. */
interface SideCells {
  count: Cell
  share: Share | null
  base: Cell
  /** A mean or a median, which is no count. */
  number?: number
}

const SIDES = ['other', 'here'] as const
const NOTHING: SideCells = { count: null, share: null, base: null }

/** The widths of columns in a workbook, in characters. */
const WIDTHS = { position: 8, text: 44, number: 16, remark: 32 }

/**
 * The table of a comparison: a row for each item, with its move and what chance alone reaches, and below it one for each
 * option and whatever else the screen tells. The number that the item has in either run stands in each row, so that rows can
 * be sorted: one number alone may stand for an item that was removed and for another that took its place.
 */
export function comparedSheet({ items, names, notes }: SheetParts, words: SheetWords): ComparedSheet {
  const { t, results, language } = words
  const heads = {
    other: names.other,
    here: `${names.here} (${t('thisRun')})`,
  }
  // A column of numbers only where there are any.
  const hasNumbers = items.some(({ numbers }) => numbers !== null)
  const header = [
    ...SIDES.map((side) => `${heads[side]} · ${t('sheet.position')}`),
    ...[t('columns.item'), t('sheet.before')],
    ...SIDES.flatMap((side) => [
      ...[results('table.count'), '%', results('table.base')].map((what) => `${heads[side]} · ${what}`),
      ...(hasNumbers ? [`${heads[side]} · ${t('sheet.number')}`] : []),
    ]),
    ...[t('sheet.moved'), t('sheet.chance'), t('sheet.result'), t('sheet.remark')],
  ]
  const cellsOf = ({ count, share, base, number }: SideCells): ComparedCell[] => [
    ...[count, share, base],
    ...(hasNumbers ? [number ?? null] : []),
  ]
  const rows = items.flatMap((item) => {
    const positions = SIDES.map((side) => {
      const asked = item[side]
      return asked && asked.position + 1
    })
    return linesOf(item, words).map(({ label, before, other, here, move = [null, null, null], remark }) => [
      ...[...positions, label, before],
      ...[...cellsOf(other), ...cellsOf(here)],
      ...[...move, remark],
    ])
  })
  const widths = header.map((_, at) => {
    if (at < 2) return WIDTHS.position
    if (at < 4) return WIDTHS.text
    return at === header.length - 1 ? WIDTHS.remark : WIDTHS.number
  })
  return {
    ...{ header, notes },
    rows: rows.map((cells) =>
      cells.map((cell) => (cell !== null && typeof cell === 'object' ? shareInSheet(cell, language) : cell)),
    ),
    workbook: {
      ...{ name: t('sheet.name'), isHeaded: true, keptColumns: 3, isOnePageWide: true, isWrapped: true },
      foot: notes.at(-1) ?? '',
      rows: [header, ...rows, [], ...notes.map((note) => [null, null, note])],
      widths,
    },
  }
}

interface SheetLine {
  label: string
  /** What it says in the other run, where that is not the same. */
  before: string | null
  other: SideCells
  here: SideCells
  /** The move, what chance reaches, and which of them is larger. */
  move?: [Cell, Cell, Cell]
  remark: string | null
}

function linesOf(item: ComparedItem, words: ComparedWords): SheetLine[] {
  const { t, results } = words
  const { other, here, options, reworded, reordered, move } = item
  const stem = (side: ItemInRun | null) => side?.question.stem.trim() || results('noStem')
  const isReworded = reworded && other !== null && here !== null
  const remarks = [
    ...(isReworded ? [t('reworded')] : []),
    ...(reordered ? [t('reordered')] : []),
    withoutWords(item, words),
  ].filter((remark) => remark !== null)
  const counted = (label: string, count: (side: ItemInRun) => number | null): SheetLine => ({
    ...{ label, before: null, remark: null },
    other: { ...NOTHING, count: other && count(other) },
    here: { ...NOTHING, count: here && count(here) },
  })
  return [
    {
      ...{ label: stem(here ?? other), before: isReworded ? stem(other) : null },
      ...{ other: NOTHING, here: NOTHING, remark: remarks.join(' · ') || null },
      ...(move && { move: [move.moved, move.chance, t(move.isBeyond ? 'beyond' : 'within')] }),
    },
    ...options.map((option) => optionLine(option, item, words)),
    ...(options.length === 0 ? [counted(t('answered'), ({ table }) => table.base)] : []),
    ...outsideParts(item).map((part) => counted(results(`table.${part}`), ({ table }) => table[part])),
    ...numberLines(item, words),
  ]
}

function optionLine(option: ComparedOption, item: ComparedItem, { t, results }: ComparedWords): SheetLine {
  const text = (side: ComparedOption['here']) => side?.text.trim() || results('noOption')
  const isReworded = option.other !== null && option.here !== null && option.other.text !== option.here.text
  const onlyOther = !option.here && item.here ? t('without.onlyOther') : null
  const onlyHere = !option.other && item.other ? t('without.onlyHere') : null
  const cells = (side: 'other' | 'here') => optionCells(item[side], option[side]?.tally)
  return {
    ...{ label: text(option.here ?? option.other), before: isReworded ? text(option.other) : null },
    ...{ other: cells('other'), here: cells('here') },
    remark: isReworded ? t('reworded') : (onlyOther ?? onlyHere),
  }
}

/** The numbers of an option; a percentage that the screen withholds is withheld here too. */
function optionCells(side: ItemInRun | null, tally: OptionTally | undefined): SideCells {
  if (!side || !tally) return NOTHING
  const { table } = side
  const { count, percentage } = tally
  const { base } = table
  const share = () => {
    if (withholdsPercentages(table)) return null
    if (table.source === 'shares' && percentage !== null) return percentage / 100
    if (count === null || base === null) return null
    return base === 0 ? 0 : count / base
  }
  const found = share()
  const isMarked = baseSize(base) === 'small' && found !== 0
  return { count, base, share: found === null ? null : { share: found, isMarked } }
}

/** Mean and median, where both runs have them. */
function numberLines({ numbers }: ComparedItem, { views }: ComparedWords): SheetLine[] {
  if (!numbers) return []
  const [other, here] = [numbers.other, numbers.here].map((each) =>
    numberStatistics(each.numbers.map(({ value }) => value)),
  )
  if (!other || !here || [other, here].some(({ base }) => baseSize(base) === 'too_small')) return []
  const units = [...new Set([numbers.other.unit, numbers.here.unit])].filter((unit) => unit !== '')
  return (['mean', 'median'] as const).map((which) => ({
    ...{ label: views(`numeric.${which}`), before: null, remark: units.join(' · ') || null },
    other: { ...NOTHING, base: other.base, number: withoutNoise(other[which]) },
    here: { ...NOTHING, base: here.base, number: withoutNoise(here[which]) },
  }))
}
