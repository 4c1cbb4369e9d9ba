import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { baseSize, LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { type ItemScale, itemScale, statisticsOf } from '../../../../shared/analysis/item-scale.ts'
import type { Tabulation } from '../../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { formatDecimal, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Facts } from '../../../ui/facts.tsx'
import { useSaysSmall } from '../small-run.tsx'
import styles from './scale.module.css'

interface ScaleSummaryProps {
  question: Question
  /** The counts of the personas that the filter keeps. */
  table: Tabulation
}

/**
 * Mean, median and spread of an item whose options are a scale, in a section that can be opened; nothing for other
 * items.
 */
export function ScaleSummary({ question, table }: ScaleSummaryProps) {
  const { t } = useTranslation('views')
  const scale = useMemo(() => itemScale(question), [question])
  if (!scale || table.options.some(({ count }) => count === null)) return null
  return (
    <details className={styles.scale}>
      <summary>{t('scale.title')}</summary>
      <Statistics question={question} table={table} scale={scale} />
    </details>
  )
}

function Statistics({ question, table, scale }: ScaleSummaryProps & { scale: ItemScale }) {
  const { t } = useTranslation('views')
  const language = useLanguage()
  const saysSmall = useSaysSmall()
  const statistics = statisticsOf(scale, table)
  if (!statistics) return <p>{t('scale.nobody')}</p>
  const { base, mean, median, spread } = statistics
  if (baseSize(base) === 'too_small') return <p>{t('scale.tooSmall', { count: base, least: LEAST_BASE })}</p>
  const textOf = (option: number) => question.options[option]?.text.trim() ?? ''
  return (
    <>
      <Facts
        facts={[
          { label: t('scale.mean'), value: formatDecimal(mean, language) },
          { label: t('scale.median'), value: formatNumber(median, language) },
          // The spread is null for a single persona only, for whom no statistics are shown.
          { label: t('scale.spread'), value: formatDecimal(spread ?? 0, language) },
        ]}
      />
      <p>
        {t('scale.codes', {
          from: scale.codes[scale.first] ?? 0,
          to: scale.codes[scale.last] ?? 0,
          first: textOf(scale.first),
          last: textOf(scale.last),
        })}
      </p>
      <p>{t(saysSmall(base) ? 'scale.baseSmall' : 'scale.base', { count: base })}</p>
    </>
  )
}
