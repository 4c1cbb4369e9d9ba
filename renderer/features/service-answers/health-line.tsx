import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ServiceHealth } from '../../../shared/models/service-answer.ts'
import { formatDuration } from '../../lib/format.ts'
import styles from './service-answers.module.css'

/** The service in one line: whether it replies, its limit, and its clock. */
export function HealthLine({ health }: { health: ServiceHealth }) {
  const { t } = useTranslation('answers')
  const { reach, limit, limitSeen } = health
  const words = [
    t(`health.${reach}`),
    t('health.limit', { limit }),
    limitSeen === null ? t('health.noLimitSeen') : t('health.limitSeen', { count: limitSeen }),
    // While the service cannot be reached, nobody knows what its clock shows.
    ...(reach === 'unreachable' ? [] : [clockWords(health, t)]),
  ]
  return (
    <p className={styles.health} data-reach={reach}>
      <strong>{t('health.label')}</strong>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  )
}

function clockWords({ clockDifference }: ServiceHealth, t: TFunction<'answers'>): string {
  if (clockDifference === null) return t('health.clockUnknown')
  if (clockDifference === 0) return t('health.clockSame')
  const time = formatDuration(Math.abs(clockDifference))
  return t(clockDifference > 0 ? 'health.clockAhead' : 'health.clockBehind', { time })
}
