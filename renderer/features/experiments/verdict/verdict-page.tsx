import type { Experiment } from '../../../../shared/models/experiment.ts'
import type { ExperimentEvidence } from '../../../../shared/models/experiment-evidence.ts'

interface VerdictPageProps {
  experiment: Experiment
  evidence: ExperimentEvidence
}

/** Stands here until the verdict's own page does. */
export function VerdictPage({ experiment, evidence }: VerdictPageProps) {
  return (
    <p>
      {experiment.plan.title} {evidence.runs.length}
    </p>
  )
}
