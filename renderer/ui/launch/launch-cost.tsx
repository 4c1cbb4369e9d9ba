import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS_PER_MINUTE, type Connection } from '../../../shared/models/connection.ts'
import type { LaunchEstimate } from '../../../shared/models/launch-estimate.ts'
import { wholeLaunch } from '../../../shared/runs/whole-launch.ts'
import { api } from '../../lib/api.ts'
import { formatEstimate, formatNumber, formatTimeToSecond } from '../../lib/format.ts'
import { useAfterPointer } from '../../lib/use-after-pointer.ts'
import { useConnectionStatus } from '../../lib/use-connections.ts'
import { useLanguage } from '../../lib/use-language.ts'

/** Creating, launching and fetching the answers: the calls of a run about which nothing more is known. */
const SURE_CALLS = 3

interface LaunchCostProps {
  connection: Connection
  personas: number
  questions: number
  /** How many runs are launched together; 1 by default. */
  times?: number
}

/**
 * How long a launch takes, how many calls it makes, which runs come before it, and the limits: rows of a list of facts.
 */
export function LaunchCost({ connection, personas, questions, times = 1 }: LaunchCostProps) {
  const { t } = useTranslation('launch')
  const isKnown = Number.isInteger(personas) && personas > 0 && questions > 0
  const { data, isError } = useQuery(
    api.runs.estimate.queryOptions({
      input: { connectionId: connection.id, personas, questions, ...(times > 1 && { times }) },
      enabled: isKnown,
      // While the number of personas is typed, so that the rows below do not go and come at each key.
      placeholderData: keepPreviousData,
      // Not cached: each run that ends improves the estimate.
      gcTime: 0,
    }),
  )
  const estimate = useAfterPointer(data)
  return (
    <>
      {isKnown && estimate && (
        <EstimateRows estimate={estimate} times={times} limit={CALLS_PER_MINUTE[connection.plan]} />
      )}
      {isKnown && !estimate && <KeptRows times={times}>{isError ? '–' : '\u00A0'}</KeptRows>}
      <dt data-long>{t('limits')}</dt>
      <dd data-long>
        <RateWords connection={connection} />
        <br />
        {t('rules')}
      </dd>
    </>
  )
}

/** The rows of an estimate that is still on its way, so that the buttons below do not move when it comes. */
function KeptRows({ times, children }: { times: number; children: string }) {
  const { t } = useTranslation('launch')
  const labels = [
    ...(times > 1 ? (['timeWhole', 'timeEach'] as const) : (['time'] as const)),
    'calls' as const,
  ]
  return labels.map((label) => (
    <Fragment key={label}>
      <dt data-long>{t(label)}</dt>
      <dd data-long>{children}</dd>
    </Fragment>
  ))
}

interface EstimateRowsProps {
  estimate: LaunchEstimate & { waiting: number }
  times: number
  /** Calls a minute. */
  limit: number
}

function EstimateRows({ estimate, times, limit }: EstimateRowsProps) {
  const { t } = useTranslation('launch')
  const language = useLanguage()
  const { ms, runs, calls, waiting } = estimate
  const whole = inWords(wholeLaunch(estimate, times, limit))
  const one = inWords(ms)
  const time = one && { ...one, count: runs }
  return (
    <>
      {times > 1 && whole && (
        <>
          <dt data-long>{t('timeWhole')}</dt>
          <dd data-long>{t(whole.low === whole.high ? 'timeWholeAlike' : 'timeWholeOf', whole)}</dd>
        </>
      )}
      <dt data-long>{t(times === 1 ? 'time' : 'timeEach')}</dt>
      <dd data-long>
        {/* Limits that read the same are shown as a single time. */}
        {time === null ? t('timeUnknown') : t(time.low === time.high ? 'timeAlike' : 'timeOf', time)}
      </dd>
      <dt data-long>{t('calls')}</dt>
      <dd className="tabular" data-long>
        {calls !== null
          ? t('callsOf', { count: formatNumber(calls * times, language) })
          : times === 1
            ? t('callsUnknown')
            : t('callsUnknownEach', { count: formatNumber(SURE_CALLS * times, language) })}
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

function inWords(ms: LaunchEstimate['ms']) {
  if (ms === null) return null
  return { typical: formatEstimate(ms.typical), low: formatEstimate(ms.low), high: formatEstimate(ms.high) }
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
