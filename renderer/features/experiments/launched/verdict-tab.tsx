import { useQuery } from '@tanstack/react-query'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import { api } from '../../../lib/api.ts'
import { Loading } from '../../../ui/loading.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { VerdictPage } from '../verdict/verdict-page.tsx'

/** What came of an experiment so far, judged. */
export function VerdictTab({ experiment }: { experiment: Experiment }) {
  const { data, error, refetch } = useQuery(
    api.experiments.evidence.queryOptions({ input: { id: experiment.id } }),
  )
  if (data) return <VerdictPage experiment={experiment} evidence={data} />
  return error ? <ProblemNotice problem={error} onRetry={() => void refetch()} /> : <Loading />
}
