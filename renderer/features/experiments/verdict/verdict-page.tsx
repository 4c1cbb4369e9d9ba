import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { judgeExperiment } from '../../../../shared/experiments/verdict/judge-experiment.ts'
import { tellVerdict } from '../../../../shared/experiments/verdict/words/tell-verdict.ts'
import { tellerOf } from '../../../../shared/experiments/verdict/words/teller.ts'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import type { ExperimentEvidence } from '../../../../shared/models/experiment-evidence.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { PracticeTag } from '../../../ui/practice-tag.tsx'
import { SyntheticNotice } from '../../../ui/synthetic-notice.tsx'
import { PlanChanged } from '../plan-changed.tsx'
import { FrozenPlan } from './frozen-plan.tsx'
import { GroupTable } from './group-table.tsx'
import { RunStrips } from './run-strips.tsx'
import { SharesTable } from './shares-table.tsx'
import { UseTested } from './use-tested.tsx'
import styles from './verdict.module.css'

interface VerdictPageProps {
  experiment: Experiment
  evidence: ExperimentEvidence
  /** Whether its runs are practice. */
  practice?: boolean
  /** The result of the probes, if the plan has any, shown before the explored results. */
  probes?: ReactNode
}

/** The conclusion from an experiment: one sentence and its limits, with all the evidence below. */
export function VerdictPage({ experiment, evidence, practice = false, probes }: VerdictPageProps) {
  const { t } = useTranslation('verdict')
  const language = useLanguage()
  const { plan } = experiment
  const verdict = useMemo(() => judgeExperiment(experiment, evidence), [experiment, evidence])
  const told = tellVerdict(verdict, plan, language)
  const teller = tellerOf(plan, language)
  const { groups } = verdict.explored
  const isWaiting = verdict.state === 'waiting'
  const hasCounts = !isWaiting && verdict.arms.some(({ base }) => base > 0)
  // Arms with a small base have counts only, and empty bars would look like zeros.
  const hasBars = hasCounts && verdict.arms.some(({ base }) => base >= LEAST_BASE)
  const explored = told.sections.filter(({ name }) => name === 'explored')
  return (
    <div className={styles.page}>
      {/* First of all: where the plan was changed, what follows no longer answers it. */}
      {verdict.planChanged && <PlanChanged plan={plan} />}
      <section aria-label={t('label')} className={styles.top}>
        {practice && <PracticeTag />}
        <p className={styles.headline}>{told.headline}</p>
        {told.limits !== null && <p className={styles.limits}>{told.limits}</p>}
        {verdict.comparison && (
          <p>
            <UseTested plan={plan} />
          </p>
        )}
      </section>
      <SyntheticNotice />
      {isWaiting && <p className={styles.quiet}>{t('waiting')}</p>}
      {hasCounts && told.options.map((line) => <p key={line}>{line}</p>)}
      {hasBars && <RunStrips verdict={verdict} teller={teller} />}
      {hasCounts && <SharesTable verdict={verdict} teller={teller} item={plan.item} />}
      {told.sections
        .filter(({ name }) => name !== 'explored')
        .map((section) => (
          <Lines key={section.name} {...section} />
        ))}
      {probes}
      {explored.map((section) => (
        <Lines key={section.name} {...section} />
      ))}
      {groups.length > 0 && <GroupTable verdict={verdict} teller={teller} />}
      <FrozenPlan experiment={experiment} teller={teller} />
    </div>
  )
}

function Lines({ name, title, lines }: { name: string; title: string; lines: readonly string[] }) {
  return (
    <section aria-labelledby={`verdict-${name}`} className={styles.section}>
      <h2 id={`verdict-${name}`}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
