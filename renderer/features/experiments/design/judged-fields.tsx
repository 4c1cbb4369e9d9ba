import { NativeSelect, NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isCompared } from '../../../../shared/experiments/design/plan-problems.ts'
import { useArmNames } from '../use-arm-names.ts'
import styles from './design.module.css'
import type { PlanFieldsProps } from './plan-session.ts'
import { problemAt } from './use-plan-problems.ts'

/** What will count as moved: the main comparison and the smallest difference. */
export function JudgedFields({ plan, session, problems }: PlanFieldsProps) {
  const { t } = useTranslation('experiments')
  const nameOf = useArmNames(plan.arms)
  const compared = plan.arms.filter(isCompared)
  const base = compared[0]?.id ?? ''
  const choose = (end: 'from' | 'to', id: string) =>
    session.edit('comparison', (draft) => {
      draft.comparison = { ...(draft.comparison ?? { from: base, to: base }), [end]: id }
    })
  const select = (end: 'from' | 'to') => (
    <NativeSelect
      label={t(`design.${end}`)}
      value={plan.comparison?.[end] ?? ''}
      error={end === 'to' ? problemAt(problems, 'comparison') : undefined}
      onChange={({ currentTarget: { value } }) => choose(end, value)}
      data={[
        ...(plan.comparison === null ? [{ value: '', label: t('design.noComparison') }] : []),
        ...compared.map((arm) => ({ value: arm.id, label: nameOf(arm) })),
      ]}
    />
  )
  return (
    <section aria-labelledby="experiment-judged">
      <h2 id="experiment-judged" className={styles.heading}>
        {t('design.judged')}
      </h2>
      <fieldset className={styles.audience}>
        <legend className={styles.label}>{t('design.comparison')}</legend>
        <p className={styles.hint}>{t('design.comparisonHint')}</p>
        <div className={styles.pair}>
          {select('from')}
          {select('to')}
        </div>
      </fieldset>
      <NumberInput
        label={t('design.leastPoints')}
        description={t('design.leastPointsHint')}
        className={styles.short}
        min={0}
        max={100}
        allowDecimal={false}
        value={plan.leastPoints}
        onChange={(value) =>
          session.edit(
            'leastPoints',
            (draft) => {
              draft.leastPoints = Math.min(100, Math.max(0, Number(value) || 0))
            },
            true,
          )
        }
      />
    </section>
  )
}
