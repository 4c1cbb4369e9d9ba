import { useTranslation } from 'react-i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import type { MarkedRun } from '../diagnosis/use-diagnosis.ts'
import styles from './overview.module.css'

interface OverviewLineProps {
  /** Null until the answers were looked at. */
  marked: MarkedRun | null
  /** All personas of the run, where a filter keeps some: the signs are of all. Null without a filter. */
  outOf: number | null
}

/** How many items need a look, and what is to be said of the population rather than of single items. */
export function OverviewLine({ marked, outOf }: OverviewLineProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  if (!marked) return <p className={styles.line}>{t('line.waiting')}</p>
  const { diagnosis, marks } = marked
  const total = number(marks.length)
  const count = marks.filter(({ needsLook }) => needsLook).length
  const tooFew = diagnosis.items.filter(({ state }) => state === 'too_few').length
  // "None needs a look" would praise items that nobody could judge.
  const noneJudged = tooFew > 0 && tooFew === marks.length && count === 0
  const headline = noneJudged
    ? t('line.allTooFew', { count: tooFew, least: LEAST_BASE })
    : count === 0
      ? t('line.none', { total })
      : t('line.needLook', { count, total })
  return (
    <div className={styles.line}>
      <p>
        <strong>{headline}</strong>
        {outOf !== null && ` · ${t('line.outOf', { count: outOf })}`}
        {tooFew > 0 && !noneJudged && ` · ${t('line.tooFew', { count: tooFew, least: LEAST_BASE })}`}
      </p>
      {diagnosis.population.map(({ kind, items, of }) => (
        <p key={kind}>{t(`population.${kind}`, { count: items.length, total: number(of) })}</p>
      ))}
    </div>
  )
}
