import { useTranslation } from 'react-i18next'
import type { PracticeConditions } from '../../../shared/models/practice-conditions.ts'
import { withDelay } from '../../lib/practice-faults.ts'
import { useChangePracticeConditions } from '../../lib/use-practice-conditions.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { NumberField } from './number-field.tsx'
import styles from './practice.module.css'

/** The longest delay that the service accepts, see `practiceConditionsSchema`. Milliseconds. */
const LONGEST_DELAY = 600_000
const SPEEDS = { min: 0.01, max: 1_000_000 }

/** How fast the practice service replies, and how fast time passes in it. */
export function PaceFields({ conditions: { latencyMs, speed } }: { conditions: PracticeConditions }) {
  const { t } = useTranslation('practice')
  const change = useChangePracticeConditions()
  const set = (make: (now: PracticeConditions) => PracticeConditions) =>
    change.mutate(make, { onError: tellProblem })
  const delay = { min: 0, max: LONGEST_DELAY, suffix: ' ms' }
  return (
    <section aria-labelledby="practice-pace" className={styles.section}>
      <h2 id="practice-pace">{t('pace.heading')}</h2>
      <div className={styles.field}>
        <div>
          <strong data-on={latencyMs.max > 0 || undefined}>{t('pace.delay')}</strong>
          <p className="caption">{t('pace.delayWhy')}</p>
        </div>
        <div className={styles.inputs}>
          <NumberField
            {...delay}
            label={t('pace.shortest')}
            value={latencyMs.min}
            onSet={(value) => set((now) => withDelay(now, 'min', value))}
          />
          <span aria-hidden="true">{t('pace.to')}</span>
          <NumberField
            {...delay}
            label={t('pace.longest')}
            value={latencyMs.max}
            onSet={(value) => set((now) => withDelay(now, 'max', value))}
          />
        </div>
      </div>
      <div className={styles.field}>
        <div>
          <strong>{t('pace.speed')}</strong>
          <p className="caption">{t('pace.speedWhy')}</p>
        </div>
        <div className={styles.inputs}>
          <NumberField
            {...SPEEDS}
            decimals={2}
            label={t('pace.speedField')}
            suffix=" ×"
            value={speed}
            onSet={(value) => set((now) => ({ ...now, speed: value }))}
          />
        </div>
      </div>
    </section>
  )
}
