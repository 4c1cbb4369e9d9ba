import { useTranslation } from 'react-i18next'
import type { Teller } from '../../../../shared/experiments/verdict/words/teller.ts'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import { formatMoment } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Facts } from '../../../ui/facts.tsx'
import { planFacts } from './plan-facts.ts'
import styles from './verdict.module.css'

/** The plan as frozen before the launch, with its hash and the wording of each arm. */
export function FrozenPlan({ experiment, teller }: { experiment: Experiment; teller: Teller }) {
  const { t } = useTranslation('verdict')
  const language = useLanguage()
  const { plan, frozen } = experiment
  const facts = [
    ...(frozen
      ? [
          { label: t('plan.frozen'), value: formatMoment(frozen.at, language) },
          { label: t('plan.hash'), value: <code className={styles.hash}>{frozen.hash}</code> },
        ]
      : []),
    ...planFacts(experiment, teller, t, language),
  ]
  return (
    <section aria-labelledby="verdict-plan" className={styles.section}>
      <h2 id="verdict-plan">{t('plan.title')}</h2>
      <Facts facts={facts} />
      <dl className={styles.wordings}>
        {plan.arms.map(({ id, question }) => (
          <div key={id}>
            <dt>{teller.name(id)}</dt>
            <dd>
              {question?.stem ?? t('plan.whole')}
              {question && question.options.length > 0 && (
                <span className={styles.quiet}>
                  {' '}
                  ({question.options.map(({ text }) => text).join(' · ')})
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
