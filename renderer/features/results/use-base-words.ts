import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { QuestionType } from '../../../shared/models/draft.ts'

/** The base of the percentages in words, or why there is none. */
export function useBaseWords(table: Tabulation, type: QuestionType): string {
  const { t } = useTranslation('results')
  return baseWords(table, type, t)
}

/** The same outside of a component. */
export function baseWords(table: Tabulation, type: QuestionType, t: TFunction<'results'>): string {
  if (table.source === 'nothing') return t('nothing')
  if (table.source === 'unfiltered_only') return t('unfilteredOnly')
  if (table.source === 'shares')
    return table.base === null ? t('doubts.baseUnknown') : t('doubts.base', { count: table.base })
  if (table.base === null) return t('baseUnknown')
  return t(type === 'open_ended' ? 'baseOpen' : 'baseLong', { count: table.base })
}
