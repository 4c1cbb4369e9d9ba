import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import { api } from '../../../lib/api.ts'
import { Loading } from '../../../ui/loading.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { CalibrationResult } from '../calibration/calibration-result.tsx'
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
    return experiment.plan.purpose === 'calibration' ? (
      <CalibrationResult experiment={experiment} evidence={data} practice={practice} />
    ) : (
      <VerdictPage experiment={experiment} evidence={data} practice={practice} probes={probes} />
    )
  }
  return error ? <ProblemNotice problem={error} onRetry={() => void refetch()} /> : <Loading />
}
