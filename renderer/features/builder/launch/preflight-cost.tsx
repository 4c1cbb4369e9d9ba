import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CALLS_PER_MINUTE, type Connection } from '../../../../shared/models/connection.ts'
import type { LaunchEstimate } from '../../../../shared/models/launch-estimate.ts'
import { api } from '../../../lib/api.ts'
import { formatDuration, formatNumber, formatTimeToSecond } from '../../../lib/format.ts'
import { useConnectionStatus } from '../../../lib/use-connections.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useSizeWords } from '../audience/audience-size.tsx'
import { useDraft } from '../model/use-draft.ts'
import styles from '../parts/section.module.css'

/** Whom a launch selects, how long it takes, how many calls, what waits before it, and within which limits. */
export function PreflightCost({ connection }: { connection: Connection }) {
  const { t } = useTranslation('launch')
  const personas = useDraft((state) => state.history.present.personas) ?? 0
  const questions = useDraft((state) => state.history.present.questions.length)
  const size = useSizeWords()
  const { data: estimate } = useQuery(
    api.runs.estimate.queryOptions({
      input: { connectionId: connection.id, personas, questions },
      enabled: Number.isInteger(personas) && personas > 0 && questions > 0,
      // Each run that ends teaches.
      gcTime: 0,
    }),
  )
  return (
    <dl className={styles.facts}>
      <dt>{t('audience')}</dt>
      <dd>{size.join(' ')}</dd>
      {estimate && <EstimateRows estimate={estimate} />}
      <dt>{t('limits')}</dt>
      <dd>
        <RateWords connection={connection} />
        <br />
        {t('rules')}
      </dd>
    </dl>
  )
}

function EstimateRows({ estimate }: { estimate: LaunchEstimate & { waiting: number } }) {
  const { t } = useTranslation('launch')
  const language = useLanguage()
  const { ms, runs, calls, waiting } = estimate
  return (
    <>
      <dt>{t('time')}</dt>
      <dd>
        {ms === null
          ? t('timeUnknown')
          : t('timeOf', {
              typical: formatDuration(ms.typical),
              low: formatDuration(ms.low),
              high: formatDuration(ms.high),
              count: runs,
            })}
      </dd>
      <dt>{t('calls')}</dt>
      <dd className="tabular">
        {calls === null ? t('callsUnknown') : t('callsOf', { count: formatNumber(calls, language) })}
      </dd>
      {waiting > 0 && (
        <>
          <dt>{t('waiting')}</dt>
          <dd>{t('waitingOf', { count: waiting })}</dd>
        </>
      )}
    </>
  )
}

function RateWords({ connection }: { connection: Connection }) {
  const { t } = useTranslation('launch')
  const language = useLanguage()
  const budget = useConnectionStatus(connection.id)?.budget
  const plan = t(`plans.${connection.plan}`)
  if (!budget) return t('rateUnknown', { plan, limit: CALLS_PER_MINUTE[connection.plan] })
  const { limit, remaining, waitingUntil } = budget
  const rate = t('rate', { plan, limit, remaining })
  return waitingUntil === null
    ? rate
    : `${rate} ${t('waitingUntil', { time: formatTimeToSecond(waitingUntil, language) })}`
}
