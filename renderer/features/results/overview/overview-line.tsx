import { useTranslation } from 'react-i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import type { MarkedRun } from '../diagnosis/use-diagnosis.ts'
import styles from './overview.module.css'
import { overviewCounts, overviewHeadline } from './overview-words.ts'

interface OverviewLineProps {
  /** Null until the run was diagnosed. */
  marked: MarkedRun | null
  /** Number of all personas of the run, to which the signs refer; null without a filter. */
  outOf: number | null
}

/** How many items need a look, and signs that concern the population instead of single items. */
export function OverviewLine({ marked, outOf }: OverviewLineProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  if (!marked) return <p className={styles.line}>{t('line.waiting')}</p>
  const counts = overviewCounts(marked)
  const { needLook, byWording, tooFew, unread, noneJudged } = counts
  return (
    <div className={styles.line}>
      <p>
        <strong>{overviewHeadline(counts, { t, language })}</strong>
        {byWording > 0 && byWording < needLook && `, ${t('line.ofWording', { count: byWording })}`}
        {outOf !== null && ` · ${t('line.outOf', { count: outOf })}`}
        {tooFew > 0 && !noneJudged && ` · ${t('line.tooFew', { count: tooFew, least: LEAST_BASE })}`}
        {unread > 0 && !noneJudged && ` · ${t('line.unread', { count: unread })}`}
      </p>
      {!marked.hasWording && <p>{t('line.noWording')}</p>}
      {marked.diagnosis.population.map(({ kind, items, of }) => (
        <p key={kind}>{t(`population.${kind}`, { count: items.length, total: number(of) })}</p>
      ))}
    </div>
  )
}
