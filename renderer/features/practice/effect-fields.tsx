import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  effectLevelSchema,
  type PracticeConditions,
  wordingEffectSchema,
} from '../../../shared/models/practice-conditions.ts'
import { withEffect } from '../../lib/practice-faults.ts'
import { useChangePracticeConditions } from '../../lib/use-practice-conditions.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import styles from './practice.module.css'

/** How strongly each weakness of a wording affects the answers of practice personas. */
export function EffectFields({ conditions: { effects } }: { conditions: PracticeConditions }) {
  const { t } = useTranslation('practice')
  const change = useChangePracticeConditions()
  const levels = effectLevelSchema.options.map((level) => ({
    value: level,
    label: t(`effects.levels.${level}`),
  }))
  return (
    <section aria-labelledby="practice-effects" className={styles.section}>
      <h2 id="practice-effects">{t('effects.heading')}</h2>
      <p className="caption">{t('effects.about')}</p>
      {wordingEffectSchema.options.map((effect) => {
        const name = t(`effects.list.${effect}.name`)
        return (
          <div key={effect} className={styles.field}>
            <div>
              <strong data-on={effects[effect] !== 'documented' || undefined}>{name}</strong>
              <p className="caption">{t(`effects.list.${effect}.why`)}</p>
            </div>
            <div className={styles.inputs}>
              <NativeSelect
                size="xs"
                aria-label={t('effects.levelOf', { name })}
                data={levels}
                value={effects[effect]}
                onChange={({ currentTarget: { value } }) => {
                  const level = effectLevelSchema.parse(value)
                  change.mutate((now) => withEffect(now, effect, level), { onError: tellProblem })
                }}
              />
            </div>
          </div>
        )
      })}
    </section>
  )
}
