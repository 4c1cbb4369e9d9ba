import { useTranslation } from 'react-i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import type { ItemMarks } from '../diagnosis/item-marks.ts'
import type { MarkedRun } from '../diagnosis/use-diagnosis.ts'
import styles from './overview.module.css'

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
  const { diagnosis, marks } = marked
  const total = number(marks.length)
  const count = marks.filter(({ needsLook }) => needsLook).length
  // The wording checker needs no answers, so that it may ask for a look where none can be judged.
  const byWording = marks.filter(needsLookForWording).length
  const tooFew = diagnosis.items.filter(({ state }) => state === 'too_few').length
  const unread = diagnosis.items.filter(({ state }) => state === 'nothing').length
  // "None needs a look" would be misleading if no item could be judged.
  const noneJudged = marks.length > 0 && tooFew + unread === marks.length && count === 0
  const headline = noneJudged
    ? t(tooFew > 0 ? 'line.allTooFew' : 'line.allUnread', { count: marks.length, least: LEAST_BASE })
    : count === 0
      ? t('line.none', { total })
      : t(byWording === count ? 'line.needLookForWording' : 'line.needLook', { count, total })
  return (
    <div className={styles.line}>
      <p>
        <strong>{headline}</strong>
        {byWording > 0 && byWording < count && `, ${t('line.ofWording', { count: byWording })}`}
        {outOf !== null && ` · ${t('line.outOf', { count: outOf })}`}
        {tooFew > 0 && !noneJudged && ` · ${t('line.tooFew', { count: tooFew, least: LEAST_BASE })}`}
        {unread > 0 && !noneJudged && ` · ${t('line.unread', { count: unread })}`}
      </p>
      {diagnosis.population.map(({ kind, items, of }) => (
        <p key={kind}>{t(`population.${kind}`, { count: items.length, total: number(of) })}</p>
      ))}
    </div>
  )
}

/** Whether only the wording checker asks for a look at an item, and nothing in its answers does. */
function needsLookForWording({ needsLook, open }: ItemMarks): boolean {
  return (
    needsLook &&
    open.every(({ suspicion: { weight, evidence } }) => weight === 'note' || evidence.kind === 'wording')
  )
}
