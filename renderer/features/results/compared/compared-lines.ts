import type { TFunction } from 'i18next'
import { baseSize, LEAST_BASE, withholdsPercentages } from '../../../../shared/analysis/base-size.ts'
import type { ComparedItem, ComparedOption, ItemInRun } from '../../../../shared/analysis/compare-runs.ts'
import { formatNumber } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'
import { countText } from '../../../lib/table-numbers.ts'
import { numericWords } from '../numeric/numeric-words.ts'
import { optionCells } from '../option-cells.ts'

/** What the words depend on besides the items. */
export interface ComparedWords {
  t: TFunction<'compared'>
  results: TFunction<'results'>
  views: TFunction<'views'>
  language: Language
}

/** A line below an item: an option, a base, or a number, in both runs. */
export interface ComparedLine {
  key: string
  kind: 'option' | 'base' | 'aside'
  label: string
  /** Of an option with another text in the other run: that text. */
  before: string | null
  /** "" where the run did not ask the item. */
  other: string
  here: string
  /** The runs of which it is a base under 100 of percentages. */
  small: readonly ('other' | 'here')[]
}

const NONE: ComparedLine['small'] = []

const OUTSIDE = ['blank', 'unread', 'missing'] as const

/** The lines of an item: its options, its bases, what is outside of them, and statistics of numbers. */
export function comparedLines(item: ComparedItem, words: ComparedWords): ComparedLine[] {
  const { other, here, options } = item
  const { t, results, language } = words
  const both = (tell: (side: ItemInRun) => string) => ({
    other: other ? tell(other) : '',
    here: here ? tell(here) : '',
  })
  const number = (value: number | null) =>
    value === null ? results('table.unknown') : countText(value, language)
  return [
    ...options.map((option): ComparedLine => optionLine(option, item, words)),
    {
      ...{ key: 'base', kind: 'base', before: null },
      label: options.length === 0 ? t('answered') : results('table.base'),
      ...both(({ table }) => number(table.base)),
      small: (['other', 'here'] as const).filter(
        (side) => options.length > 0 && baseSize(item[side]?.table.base ?? null) === 'small',
      ),
    },
    ...outsideParts(item).map(
      (part): ComparedLine => ({
        ...{ key: part, kind: 'aside', before: null, label: results(`table.${part}`) },
        ...both(({ table }) => number(table[part])),
        small: NONE,
      }),
    ),
    ...numberLines(item, words),
  ]
}

/** What is told of those outside of the base: of an open item always who left it blank, else what there is. */
export function outsideParts({ other, here }: ComparedItem): (typeof OUTSIDE)[number][] {
  const isOpen = (here ?? other)?.question.type === 'open_ended'
  return OUTSIDE.filter(
    (part) => (isOpen && part === 'blank') || [other, here].some((side) => (side?.table[part] ?? 0) > 0),
  )
}

function optionLine({ key, other, here }: ComparedOption, item: ComparedItem, words: ComparedWords) {
  const { t, results, language } = words
  const told = (side: ComparedOption['here'], of: ItemInRun | null) => {
    if (!of) return ''
    if (!side) return t('notOffered')
    const { count, share } = optionCells(of.table, side.tally, language)
    return share ?? count ?? results('table.unknown')
  }
  const label = (here ?? other)?.text ?? ''
  return {
    ...{ key, kind: 'option' as const, label: label.trim() || results('noOption') },
    before: other && here && other.text !== here.text ? other.text : null,
    other: told(other, item.other),
    here: told(here, item.here),
    small: NONE,
  }
}

/** Mean and median, where both runs have them. */
function numberLines({ numbers }: ComparedItem, { results, views, language }: ComparedWords): ComparedLine[] {
  if (!numbers) return []
  const [other, here] = [numbers.other, numbers.here].map((each) =>
    numericWords(each, { views, results, language, saysSmall: () => false }).facts.slice(0, 2),
  )
  if (!other?.length || !here?.length) return []
  return other.map(({ label, value }, at) => ({
    ...{ key: `number ${at}`, kind: 'aside', before: null, label },
    ...{ other: value, here: here[at]?.value ?? '', small: NONE },
  }))
}

/** Why an item has no points; null where it has some, and for an open item, of which nobody expects any. */
export function withoutWords(
  { without, other, options }: ComparedItem,
  { t, language }: ComparedWords,
): string | null {
  switch (without) {
    case null:
    case 'open':
      return null
    case 'one_run':
      return t(other ? 'without.onlyOther' : 'without.onlyHere')
    case 'retyped':
      return t('without.retyped')
    case 'no_counts':
      return t('without.noCounts')
    case 'small_base':
      return t('without.smallBase', { least: formatNumber(LEAST_BASE, language) })
    case 'options': {
      const added = options.filter((option) => !option.other).length
      const removed = options.filter((option) => !option.here).length
      const changed = options.filter((each) => each.other && each.here && each.other.text !== each.here.text)
      const what = [
        ...(added > 0 ? [t('added', { count: added })] : []),
        ...(removed > 0 ? [t('removed', { count: removed })] : []),
        ...(changed.length > 0 ? [t('changed', { count: changed.length })] : []),
      ]
      return t('without.options', { what: what.join(', ') })
    }
  }
}

/** Whether some of the bases of options are too small for percentages, or small. */
export function baseSizes(items: readonly ComparedItem[]): { tooSmall: boolean; small: boolean } {
  const tables = items
    .filter(({ options }) => options.length > 0)
    .flatMap(({ other, here }) => [other, here].flatMap((side) => (side ? [side.table] : [])))
  return {
    tooSmall: tables.some(withholdsPercentages),
    small: tables.some(({ base }) => baseSize(base) === 'small'),
  }
}
