import { useTranslation } from 'react-i18next'
import type { Teller } from '../../../../shared/experiments/verdict/words/teller.ts'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import { formatMoment } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Facts } from '../../../ui/facts.tsx'
import styles from './verdict.module.css'

/** The plan as frozen before the launch, with its hash and the wording of each arm. */
export function FrozenPlan({ experiment, teller }: { experiment: Experiment; teller: Teller }) {
  const { t } = useTranslation('verdict')
  const language = useLanguage()
  const { plan, frozen, extensions } = experiment
  const compared = plan.comparison && {
    from: teller.name(plan.comparison.from),
    to: teller.name(plan.comparison.to),
  }
  const facts = [
    ...(frozen
      ? [
          { label: t('plan.frozen'), value: formatMoment(frozen.at, language) },
          { label: t('plan.hash'), value: <code className={styles.hash}>{frozen.hash}</code> },
        ]
      : []),
    ...(compared ? [{ label: t('plan.comparison'), value: t('plan.compared', compared) }] : []),
    { label: t('plan.personas'), value: teller.number(plan.personas ?? 0) },
    { label: t('plan.runs'), value: teller.number(plan.runs) },
    { label: t('plan.least'), value: teller.points(plan.leastPoints) },
    ...extensions.map(({ at, runs }) => ({
      label: t('plan.added'),
      value: t('plan.addedRuns', { runs: teller.runs(runs), date: formatMoment(at, language) }),
    })),
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
