import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { api } from '../../lib/api.ts'
import { refreshLibrary } from '../../lib/refresh-library.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/** Creates an empty survey and opens it. */
export function useNewSurvey() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const begin = useStillHere()
  const { mutate, isPending } = useOneAtATime(
    api.surveys.create.mutationOptions({
      onMutate: begin,
      onSuccess: async ({ id }, _, isStillHere) => {
        if (isStillHere()) await navigate({ to: '/surveys/$surveyId', params: { surveyId: id } })
      },
      onError: tellProblem,
      onSettled: () => refreshLibrary(cache),
    }),
  )
  const start = useCallback(() => mutate({}), [mutate])
  return { start, starting: isPending }
}
