import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../lib/api.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/** Starts a new draft of a focus group and opens it. */
export function useNewSession() {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { mutate, isPending } = useOneAtATime(
    api.focus.createDraft.mutationOptions({
      onSuccess: async ({ id }) => {
        void cache.invalidateQueries({ queryKey: api.focus.list.key() })
        await navigate({ to: '/focus/$sessionId', params: { sessionId: id } })
      },
      onError: tellProblem,
    }),
  )
  return { start: () => mutate({}), starting: isPending }
}
