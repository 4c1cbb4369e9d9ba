import { useTranslation } from 'react-i18next'
import { LEAST_TWINS } from '../../../../shared/experiments/calibration/calibration-plan.ts'
import { amongQuestions } from '../../../../shared/experiments/calibration/sound-items.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from '../design/design.module.css'
import type { PlanFieldsProps } from '../design/plan-session.ts'
import { SizeFields } from '../design/size-fields.tsx'
import { TwinCard } from './twin-card.tsx'

/** The plan of a calibration: the sound items with their twins, and the number of personas. */
export function CalibrationFields({ plan, session, problems }: PlanFieldsProps) {
  const { t } = useTranslation('calibration')
  const { language } = amongQuestions(plan.draft.questions, useLanguage())
  return (
    <>
      <section aria-labelledby="calibration-twins">
        <h2 id="calibration-twins" className={styles.heading} tabIndex={-1}>
          {t('twins.heading')}
        </h2>
        <p className={styles.hint}>{t('twins.hint')}</p>
        <p className={styles.hint} role="status">
          {plan.twins.length < LEAST_TWINS ? t('twins.few', { least: LEAST_TWINS }) : ''}
        </p>
        {plan.draft.questions.map((item, at) => (
          <TwinCard
            key={item.id}
            item={item}
            number={at + 1}
            twin={plan.twins.find((twin) => twin.item === item.id)}
            language={language}
            session={session}
          />
        ))}
      </section>
      <SizeFields plan={plan} session={session} problems={problems} />
    </>
  )
}
