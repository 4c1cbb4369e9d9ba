import type { TFunction } from 'i18next'
import { baseSize, LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { type ItemScale, itemScale, statisticsOf } from '../../../../shared/analysis/item-scale.ts'
import type { Tabulation } from '../../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { formatDecimal, formatNumber } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'

/** What is said of the codes of a scale. */
export interface ScaleWords {
  /** Mean, median and spread; none where there are too few answers. */
  facts: { label: string; value: string }[]
  /** What the codes are, and the base; or why there are no statistics. */
  notes: string[]
}

/** The scale of an item whose counts are known; null for other items. */
export function countedScale(question: Question, table: Tabulation): ItemScale | null {
  return table.options.some(({ count }) => count === null) ? null : itemScale(question)
}

/** Mean, median and spread of an item in words. `saysSmall`: whether a base is to be called small here. */
export function scaleWords(
  { question, table, scale }: { question: Question; table: Tabulation; scale: ItemScale },
  {
    t,
    language,
    saysSmall,
  }: { t: TFunction<'views'>; language: Language; saysSmall: (base: number) => boolean },
): ScaleWords {
  const statistics = statisticsOf(scale, table)
  if (!statistics) return { facts: [], notes: [t('scale.nobody')] }
  const { base, mean, median, spread } = statistics
  if (baseSize(base) === 'too_small')
    return { facts: [], notes: [t('scale.tooSmall', { count: base, least: LEAST_BASE })] }
  const textOf = (option: number) => question.options[option]?.text.trim() ?? ''
  return {
    facts: [
      { label: t('scale.mean'), value: formatDecimal(mean, language) },
      { label: t('scale.median'), value: formatNumber(median, language) },
      // The spread is null for a single persona only, for whom no statistics are shown.
      { label: t('scale.spread'), value: formatDecimal(spread ?? 0, language) },
    ],
    notes: [
      t(scale.isAmounts ? 'scale.amounts' : 'scale.codes', {
        from: scale.codes[scale.first] ?? 0,
        to: scale.codes[scale.last] ?? 0,
        first: textOf(scale.first),
        last: textOf(scale.last),
      }),
      t(saysSmall(base) ? 'scale.baseSmall' : 'scale.base', { count: base }),
    ],
  }
}
