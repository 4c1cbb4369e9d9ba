import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CalibrationFields } from '../calibration/calibration-fields.tsx'
import { AddArm } from '../design/add-arm.tsx'
import { ArmCard } from '../design/arm-card.tsx'
import { AskedFields } from '../design/asked-fields.tsx'
import styles from '../design/design.module.css'
import { JudgedFields } from '../design/judged-fields.tsx'
import type { PlanFieldsProps } from '../design/plan-session.ts'
import { SizeFields } from '../design/size-fields.tsx'
import { useArmWording } from '../design/use-arm-wording.ts'

/** The plan of an experiment as a form: its arms, how the item is asked, of how many, and what will count as moved. */
export function DesignForm({ plan, session, problems }: PlanFieldsProps) {
  const { t } = useTranslation('experiments')
  const fields = { plan, session, problems }
  return (
    <form
      className={styles.form}
      aria-label={t('design.label')}
      noValidate
      onBlur={() => void session.flush()}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextInput
        label={t('design.title')}
        description={t('design.titleHint')}
        value={plan.title}
        onChange={({ currentTarget: { value } }) =>
          session.edit(
            'title',
            (draft) => {
              draft.title = value
            },
            true,
          )
        }
      />
      {plan.purpose === 'calibration' ? <CalibrationFields {...fields} /> : <RewordingFields {...fields} />}
    </form>
  )
}

/** The fields for a test of a rewording: arms, how the item is asked, of how many, and what will count as moved. */
function RewordingFields({ plan, session, problems }: PlanFieldsProps) {
  const { t } = useTranslation('experiments')
  const wording = useArmWording(plan.arms, plan.draft.rulesOff)
  const fields = { plan, session, problems }
  return (
    <>
      <section aria-labelledby="experiment-arms">
        <h2 id="experiment-arms" className={styles.heading} tabIndex={-1}>
          {t('design.arms')}
        </h2>
        <p className={styles.hint}>{t('design.armsHint')}</p>
        {plan.arms.map((arm) => (
          <ArmCard key={arm.id} arm={arm} {...fields} checked={wording.get(arm.id)} />
        ))}
        <div className={styles.add}>
          <AddArm plan={plan} session={session} />
        </div>
      </section>
      <AskedFields {...fields} />
      <SizeFields {...fields} />
      <JudgedFields {...fields} />
    </>
  )
}
