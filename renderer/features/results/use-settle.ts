import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Doubt, NumberDecision } from '../../../shared/models/results.ts'
import { api } from '../../lib/api.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/** Says of the numbers of doubts what they are; null takes it back. The results are shown as read again. */
export function useSettle(runId: string) {
  const cache = useQueryClient()
  const { mutate, isPending } = useMutation(
    api.runs.settle.mutationOptions({
      onSuccess: (read) => cache.setQueryData(api.runs.results.queryKey({ input: { id: runId } }), read),
      onError: tellProblem,
    }),
  )
  const settle = (doubts: readonly Doubt[], decision: NumberDecision | null): void =>
    mutate({ id: runId, decisions: Object.fromEntries(doubts.map(({ id }) => [id, decision])) })
  return { settle, isPending }
}
