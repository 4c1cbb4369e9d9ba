import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../lib/api.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/** Starts a new draft of a focus group and opens it. */
export function useNewSession() {
  const navigate = useNavigate()
  const begin = useStillHere()
  const cache = useQueryClient()
  const { mutate, isPending } = useOneAtATime(
    api.focus.createDraft.mutationOptions({
      onMutate: begin,
      onSuccess: async ({ id }, _, isStillHere) => {
        void cache.invalidateQueries({ queryKey: api.focus.list.key() })
        if (isStillHere()) await navigate({ to: '/focus/$sessionId', params: { sessionId: id } })
      },
      onError: tellProblem,
    }),
  )
  return { start: () => mutate({}), starting: isPending }
}
