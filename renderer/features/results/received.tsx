import { useQuery } from '@tanstack/react-query'
import type { Run } from '../../../shared/models/run.ts'
import { api } from '../../lib/api.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PayloadList } from '../../ui/received/payload-list.tsx'

/** What the service sent for this run, each openable exactly as received. */
export function Received({ run }: { run: Run }) {
  const { data, error, refetch } = useQuery(
    api.runs.payloads.queryOptions({ input: { id: run.id }, staleTime: 0 }),
  )
  if (error) return <ProblemNotice problem={error} onRetry={() => void refetch()} inline />
  return data ? <PayloadList payloads={data} /> : null
}
