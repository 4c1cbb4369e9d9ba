import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import type { ExperimentEvidence } from '../../../../shared/models/experiment-evidence.ts'
import { isUnderWay } from '../../../../shared/models/run.ts'
import { api } from '../../../lib/api.ts'
import { Loading } from '../../../ui/loading.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { CalibrationResult } from '../calibration/calibration-result.tsx'
import { ExportVerdict } from '../verdict/export-verdict.tsx'
import { VerdictPage } from '../verdict/verdict-page.tsx'

interface VerdictTabProps {
  experiment: Experiment
  /** Whether its runs are practice. */
  practice: boolean
  /** The result of the probes, if there are any. */
  probes?: ReactNode
}

/** The result of an experiment so far, judged. */
export function VerdictTab({ experiment, practice, probes }: VerdictTabProps) {
  const { data, error, refetch } = useQuery(
    api.experiments.evidence.queryOptions({ input: { id: experiment.id } }),
  )
  if (data) {
    return (
      <>
        {!hasRunsUnderWay(data) && (
          <ExportVerdict experiment={experiment} evidence={data} practice={practice} />
        )}
        {experiment.plan.purpose === 'calibration' ? (
          <CalibrationResult experiment={experiment} evidence={data} practice={practice} />
        ) : (
          <VerdictPage experiment={experiment} evidence={data} practice={practice} probes={probes} />
        )}
      </>
    )
  }
  return error ? <ProblemNotice problem={error} onRetry={() => void refetch()} /> : <Loading />
}

/** Whether planned runs may still bring answers: until then there is no verdict. */
function hasRunsUnderWay({ runs }: ExperimentEvidence): boolean {
  return runs.some(({ extension, state }) => extension === 0 && state !== null && isUnderWay(state))
}
