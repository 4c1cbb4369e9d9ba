import { SegmentedControl, TagsInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SexField } from '../../../ui/sex-field.tsx'
import styles from './design.module.css'
import type { PlanFieldsProps } from './plan-session.ts'
import { problemAt } from './use-plan-problems.ts'

/** How the item is asked: alone or within its survey, and of which audience. */
export function AskedFields({ plan, session, problems }: PlanFieldsProps) {
  const { t } = useTranslation('experiments')
  const { audience, questions } = plan.draft
  const hint = plan.alone ? t('design.aloneHint') : t('design.insideHint', { count: questions.length })
  return (
    <section aria-labelledby="experiment-asked">
      <h2 id="experiment-asked" className={styles.heading}>
        {t('design.asked')}
      </h2>
      <div className={styles.field}>
        <span id="experiment-alone" className={styles.label}>
          {t('design.alone')}
        </span>
        <SegmentedControl
          aria-labelledby="experiment-alone"
          aria-describedby="experiment-alone-hint"
          value={plan.alone ? 'alone' : 'inside'}
          onChange={(value) =>
            session.edit('alone', (draft) => {
              draft.alone = value === 'alone'
            })
          }
          data={[
            { value: 'inside', label: t('design.inside') },
            { value: 'alone', label: t('design.aloneChoice') },
          ]}
        />
        <p id="experiment-alone-hint" className={styles.hint}>
          {hint}
        </p>
      </div>
      <fieldset className={styles.audience}>
        <legend className={styles.label}>{t('design.audience')}</legend>
        <div className={styles.pair}>
          <TagsInput
            label={t('design.ages')}
            description={t('design.agesHint')}
            value={audience.ageRanges}
            error={problemAt(problems, 'ages')}
            onChange={(ageRanges) =>
              session.edit('ages', ({ draft }) => {
                draft.audience.ageRanges = ageRanges
              })
            }
          />
          <SexField
            sex={audience.sex}
            problem={null}
            onChange={(sex) =>
              session.edit(
                'sex',
                ({ draft }) => {
                  draft.audience.sex = sex
                },
                true,
              )
            }
          />
        </div>
      </fieldset>
    </section>
  )
}
