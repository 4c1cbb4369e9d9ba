import { baseSize, LEAST_BASE, SMALL_BASE } from '../../../../shared/analysis/base-size.ts'
import { withoutNoise } from '../../../../shared/analysis/number-bands.ts'
import {
  type NumberStatistics,
  numberStatistics,
} from '../../../../shared/analysis/numeric/number-statistics.ts'
import { numbersAmong, type WithheldNumbers } from '../../../../shared/analysis/numeric/numeric-item.ts'
import type { Cell } from '../../../../shared/exchange/tables/csv.ts'
import type { ExportLanguage, ExportWords } from '../export-words.ts'
import { numericItems } from '../numeric-items.ts'
import { remarks, type SheetSource, type SheetTable } from './workbook-sheet.ts'

/** Words of the sheets of statistics. */
interface NumericSheetWords {
  /** The name of the sheet, and what it holds; the same of the sheet with the statistics by group. */
  sheet: [name: string, holds: string]
  byGroup: [name: string, holds: string]
  /** Said of numbers that are codes of a scale. */
  codes: (from: number, to: number) => string
  /** Said of durations that were counted in the unit of the row. */
  converted: string
  unit: string
  notNumbers: string
  approximations: string
  /** The heads of the columns of statistics. */
  heads: Record<Exclude<keyof NumberStatistics, 'base'>, string>
  /** Why there are no statistics, by the reason; and that their base is small. */
  withheld: {
    notation: string
    minutes: string
    units: string
    unit_of_some: string
    others: string
    base: (least: number) => string
  }
}

export const NUMBER_WORDS: Record<ExportLanguage, NumericSheetWords> = {
  fr: {
    sheet: ['Nombres', 'une ligne par question ouverte à réponses numériques : statistiques'],
    byGroup: [
      'Moyennes par groupe',
      'une ligne par question et par groupe : base, moyenne, médiane, écart-type',
    ],
    converted: 'les durées en d’autres unités sont comptées dans celle-ci',
    codes: (from, to) => `statistiques des codes ${from} à ${to}, non de quantités`,
    ...{ unit: 'unité', notNumbers: 'réponses non numériques', approximations: 'dont approximations' },
    heads: {
      ...{ mean: 'moyenne', spread: 'écart-type', least: 'minimum', lower: 'premier quartile' },
      ...{ median: 'médiane', upper: 'troisième quartile', most: 'maximum' },
    },
    withheld: {
      notation: 'pas de statistique : le point ou la virgule peut séparer les milliers ou les décimales',
      minutes: 'pas de statistique : le point ou la virgule peut précéder des minutes ou des décimales',
      units: 'pas de statistique : unités différentes',
      unit_of_some: 'pas de statistique : réponses avec et sans unité',
      others: 'pas de statistique : trop de réponses ne sont pas des nombres',
      base: (least) => `pas de statistique : base inférieure à ${least}`,
    },
  },
  en: {
    sheet: ['Numbers', 'one row per open-ended item with numbers as answers: statistics'],
    byGroup: ['Means by group', 'one row per item and group: base, mean, median, standard deviation'],
    converted: 'durations in other units are counted in this one',
    codes: (from, to) => `statistics of the codes ${from} to ${to}, not of amounts`,
    ...{
      unit: 'unit',
      notNumbers: 'answers that are not numbers',
      approximations: 'of which approximations',
    },
    heads: {
      ...{ mean: 'mean', spread: 'standard deviation', least: 'minimum', lower: 'lower quartile' },
      ...{ median: 'median', upper: 'upper quartile', most: 'maximum' },
    },
    withheld: {
      notation: 'no statistics: the point or comma may separate thousands or decimals',
      minutes: 'no statistics: what follows the point or comma may be minutes or decimals',
      units: 'no statistics: different units',
      unit_of_some: 'no statistics: answers with and without a unit',
      others: 'no statistics: too many answers are not numbers',
      base: (least) => `no statistics: base under ${least}`,
    },
  },
}

/** The order of the columns of statistics. */
export const STATISTICS = ['mean', 'spread', 'least', 'lower', 'median', 'upper', 'most'] as const

/** Why an item has no statistics, as its reason in the sheet is called. */
function whyOf(item: WithheldNumbers): Exclude<keyof NumericSheetWords['withheld'], 'base'> {
  return item.why === 'notation' && item.of === 'minutes' ? 'minutes' : item.why
}

/**
 * Statistics of the numbers that the filter keeps, under the rules of the page: none on a very small base, and none where
 * notation or units may mean something else, with the reason. Null where in no item half of the answers are numbers.
 */
export function numberRows({
  input,
  shown: { among },
  language,
  words,
  own,
}: SheetSource): (SheetTable & { sheet: [name: string, holds: string] }) | null {
  const { sheet, unit, notNumbers, approximations, heads, withheld, converted } = NUMBER_WORDS[language]
  const rows = numericItems(input.draft, input.results).flatMap((item, position): Cell[][] => {
    if (!item) return []
    const named: Cell[] = [position + 1, input.draft.questions[position]?.stem ?? '']
    const none = STATISTICS.map(() => null)
    if (item.kind === 'withheld')
      return [[...named, null, null, null, null, null, ...none, withheld[whyOf(item)]]]
    const kept = numbersAmong(item, among)
    const counted = numberStatistics(kept.numbers.map(({ value }) => value))
    const base = kept.numbers.length
    const said = [
      kept.numbers.some(({ isConverted }) => isConverted) ? converted : null,
      statisticsRemark(base, language, words),
    ]
    const about = kept.numbers.filter(({ isAbout }) => isAbout).length
    return [
      [
        ...named,
        item.unit || null,
        base,
        kept.others.length,
        kept.unread.length,
        about,
        ...statisticCells(counted),
        remarks(said, own),
      ],
    ]
  })
  if (rows.length === 0) return null
  const header = [
    ...[words.item, words.stem, unit, words.base, notNumbers, words.unread, approximations],
    ...STATISTICS.map((each) => heads[each]),
    words.note,
  ]
  return { sheet, header, rows }
}

/** The statistics as cells, in the order of their columns; empty ones on a base that is too small. */
export function statisticCells(counted: NumberStatistics | null): Cell[] {
  const isWithheld = counted === null || baseSize(counted.base) === 'too_small'
  return STATISTICS.map((each) => {
    const value = isWithheld ? null : counted[each]
    return value === null ? null : withoutNoise(value)
  })
}

/** That there are no statistics because of their base, or that it is small; null where there is nothing to say. */
export function statisticsRemark(base: number, language: ExportLanguage, words: ExportWords): string | null {
  const size = baseSize(base)
  if (size === 'too_small') return NUMBER_WORDS[language].withheld.base(LEAST_BASE)
  return size === 'small' ? words.smallBase(SMALL_BASE) : null
}
