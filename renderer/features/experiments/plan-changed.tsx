import { IconAlertTriangle } from '@tabler/icons-react'
import { tellerOf } from '../../../shared/experiments/verdict/words/teller.ts'
import type { ExperimentPlan } from '../../../shared/models/experiment.ts'
import { useLanguage } from '../../lib/use-language.ts'
import styles from './experiments.module.css'

/** Says that the plan differs from the frozen one, in the words of the verdict. */
export function PlanChanged({ plan }: { plan: ExperimentPlan }) {
  const language = useLanguage()
  return (
    <p className={styles.changed}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      {tellerOf(plan, language).messages.planChanged}
    </p>
  )
}
