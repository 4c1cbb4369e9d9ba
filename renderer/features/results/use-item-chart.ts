import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Language } from '../../lib/i18n.ts'
import { useLanguage } from '../../lib/use-language.ts'
import type { BarChartData } from '../../ui/chart/bar-rows.ts'
import { itemChart } from './item-chart.ts'

interface ItemChart {
  data: BarChartData
  description: string
}

/** An item's chart in the page's language, with its description in words. `only`: see `FilterWords.personas`. */
export function useItemChart(
  question: Question,
  position: number,
  table: Tabulation,
  only: string | null,
): ItemChart {
  const { t } = useTranslation('results')
  const language = useLanguage()
  return useMemo(
    () => describedChart({ question, position, table, only }, { t, language }),
    [question, position, table, only, t, language],
  )
}

/** The same outside of a component. */
export function describedChart(
  {
    question,
    position,
    table,
    only,
  }: { question: Question; position: number; table: Tabulation; only: string | null },
  { t, language }: { t: TFunction<'results'>; language: Language },
): ItemChart {
  const labels = question.options.map(({ text }) => text.trim() || t('noOption'))
  const words = {
    unknown: t('table.unknown'),
    blank: t('table.blank'),
    unread: t('table.unread'),
    missing: t('table.missing'),
    countAndPercent: (count: string, percent: string) => t('countAndPercent', { count, percent }),
  }
  const data = itemChart(table, labels, words, language)
  const rows = data.rows
    .map(({ label, valueLabel }) => t('chartRow', { label, value: valueLabel }))
    .join(', ')
  const base = table.base === null ? t('table.unknown') : formatNumber(table.base, language)
  const description = t('chartDescription', { number: position + 1, rows, base })
  return { data, description: only === null ? description : `${description} ${only}` }
}
