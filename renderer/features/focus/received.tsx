import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PayloadList } from '../../ui/received/payload-list.tsx'

/** What the service answered for this session, each openable exactly as received. */
export function Received({ sessionId }: { sessionId: string }) {
  const { data, error, refetch } = useQuery(
    api.focus.received.queryOptions({ input: { id: sessionId }, staleTime: 0 }),
  )
  if (error) return <ProblemNotice problem={error} onRetry={() => void refetch()} inline />
  return data ? <PayloadList payloads={data} /> : null
}
