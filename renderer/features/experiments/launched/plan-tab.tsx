import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { nextTitle } from '../../../../shared/experiments/next-title.ts'
import { toldTitle } from '../../../../shared/experiments/told-title.ts'
import type { Experiment, ExperimentSummary } from '../../../../shared/models/experiment.ts'
import { api } from '../../../lib/api.ts'
import { useCommand } from '../../../lib/commands.ts'
import { formatMoment, formatNumber } from '../../../lib/format.ts'
import { useConnections } from '../../../lib/use-connections.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import facts from '../../../ui/facts.module.css'
import { useNewExperiment } from '../../../ui/use-new-experiment.ts'
import { AskedItem } from '../asked-item.tsx'
import { LaunchFacts } from '../launch/launch-facts.tsx'
import { PlanChanged } from '../plan-changed.tsx'
import { useArmNames } from '../use-arm-names.ts'
import styles from './launched.module.css'

/** The frozen plan, the experiments that it was based on and that are based on it, and a button for another plan. */
export function PlanTab({ experiment }: { experiment: Experiment }) {
  const { t } = useTranslation('experiments')
  const language = useLanguage()
  const { id, plan, frozen, basedOn } = experiment
  const nameOf = useArmNames(plan.arms)
  const connection = useConnections()?.find((each) => each.id === plan.connectionId)
  const { goOnFrom, starting } = useNewExperiment()
  const { data: all = [] } = useQuery(api.experiments.list.queryOptions({ input: {} }))
  const change = () =>
    goOnFrom(
      {
        ...plan,
        title: nextTitle(
          toldTitle(plan),
          all.map(({ title }) => title),
        ),
      },
      id,
    )
  useCommand(t('launched.changeCommand'), change)
  // The verdict loads it as well; nothing waits for it here.
  const { data: evidence } = useQuery(api.experiments.evidence.queryOptions({ input: { id } }))
  const earlier = all.filter((each) => each.id === basedOn)
  const later = all.filter((each) => each.basedOn === id)
  return (
    <div className={styles.plan}>
      <div className={styles.change}>
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          loading={starting}
          onClick={change}
        >
          {t('launched.change')}
        </Button>
        <span className={styles.quiet}>{t('launched.changeHint')}</span>
      </div>
      {evidence?.planChanged && <PlanChanged plan={plan} />}
      {frozen && (
        <dl className={`${facts.facts} ${facts.stacks}`}>
          <dt>{t('launched.frozenAt')}</dt>
          <dd>{formatMoment(frozen.at, language)}</dd>
          <dt>{t('launched.hash')}</dt>
          <dd>
            <code className={styles.hash}>{frozen.hash}</code>
          </dd>
          <dt>{t('launched.source')}</dt>
          <dd>
            <Link to="/surveys/$surveyId" params={{ surveyId: plan.source.surveyId }}>
              {plan.draft.title}
            </Link>
          </dd>
          <Others label={t('launched.basedOn')} experiments={earlier} />
          <Others label={t('launched.followedBy')} experiments={later} />
        </dl>
      )}
      <LaunchFacts plan={plan} connection={connection} isLaunched />
      <dl className={`${facts.facts} ${facts.stacks}`}>
        <dt>{t('design.runs')}</dt>
        <dd>{formatNumber(plan.runs, language)}</dd>
        <dt>{t('design.alone')}</dt>
        <dd>{t(plan.alone ? 'design.aloneChoice' : 'design.inside')}</dd>
      </dl>
      {plan.arms.map((arm) => (
        <section key={arm.id} aria-labelledby={`arm-${arm.id}`} className={styles.arm}>
          <h3 id={`arm-${arm.id}`} className={styles.armName}>
            {nameOf(arm)}
          </h3>
          <p className={styles.quiet}>{t(`arm.purpose.${arm.kind}`)}</p>
          {arm.question && <AskedItem question={arm.question} />}
          {arm.probes.map(({ question }) => (
            <AskedItem key={question.id} question={question} />
          ))}
        </section>
      ))}
    </div>
  )
}

interface OthersProps {
  label: string
  experiments: readonly ExperimentSummary[]
}

/** Links to the experiments that this one is based on, or that are based on it. */
function Others({ label, experiments }: OthersProps) {
  const { t } = useTranslation('common')
  if (experiments.length === 0) return null
  return (
    <>
      <dt>{label}</dt>
      {experiments.map(({ id, title }) => (
        <dd key={id}>
          <Link to="/experiments/$experimentId" params={{ experimentId: id }}>
            {title.trim() || t('untitled')}
          </Link>
        </dd>
      ))}
    </>
  )
}
