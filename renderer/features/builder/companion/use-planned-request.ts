import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { api } from '../../../lib/api.ts'
import { useActiveConnection } from '../../../lib/use-connections.ts'
import { useDraft } from '../model/use-draft.ts'

/** The call that the next launch of the survey on the active connection makes, with the mark that it will have. */
export function usePlannedRequest(surveyId: string) {
  const draft = useDeferredValue(useDraft((state) => state.history.present))
  const connection = useActiveConnection()
  return useQuery(
    api.runs.request.queryOptions({
      input: { surveyId, connectionId: connection?.id ?? '', draft },
      enabled: connection !== undefined,
      // A draft always gives the same call, and each key typed makes another draft, so old calls are not kept.
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
  )
}
