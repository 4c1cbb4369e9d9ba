import { useTranslation } from 'react-i18next'
import { armDraft } from '../../../../shared/experiments/arm-draft.ts'
import type { Connection } from '../../../../shared/models/connection.ts'
import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import facts from '../../../ui/facts.module.css'
import { LaunchCost } from '../../../ui/launch/launch-cost.tsx'
import { useArmNames } from '../use-arm-names.ts'

interface LaunchFactsProps {
  plan: ExperimentPlan
  connection: Connection | undefined
  /** Whether it was already launched, so that no estimate is needed. */
  isLaunched?: boolean
}

/** What the launch of an experiment freezes, and its cost. */
export function LaunchFacts({ plan, connection, isLaunched = false }: LaunchFactsProps) {
  const { t } = useTranslation(['experiments', 'common'])
  const language = useLanguage()
  const nameOf = useArmNames(plan.arms)
  const { arms, comparison, runs, personas, leastPoints } = plan
  const compared = [comparison?.from, comparison?.to].flatMap((id) => arms.find((arm) => arm.id === id) ?? [])
  const most = Math.max(...arms.map((arm) => armDraft(plan, arm).questions.length))
  return (
    <dl className={`${facts.facts} ${facts.stacks}`}>
      <dt>{t('launch.arms')}</dt>
      <dd>{arms.map(nameOf).join(' · ')}</dd>
      {plan.purpose === 'rewording' && (
        <>
          <dt>{t('launch.comparison')}</dt>
          <dd>
            {compared.length === 2
              ? new Intl.ListFormat(language).format(compared.map(nameOf))
              : t('design.noComparison')}
          </dd>
          <dt>{t('launch.counts')}</dt>
          <dd>{t('launch.countsOf', { points: formatNumber(leastPoints, language) })}</dd>
        </>
      )}
      <dt>{t('launch.personas')}</dt>
      <dd>{t('launch.personasEach', { count: personas ?? 0 })}</dd>
      <dt>{t('launch.items')}</dt>
      <dd>{formatNumber(most, language)}</dd>
      <dt>{t('launch.connection')}</dt>
      <dd>{connection?.practice ? t('common:practice') : connection?.name}</dd>
      {connection && !isLaunched && (
        <LaunchCost
          connection={connection}
          personas={personas ?? 0}
          questions={most}
          times={arms.length * runs}
        />
      )}
    </dl>
  )
}
