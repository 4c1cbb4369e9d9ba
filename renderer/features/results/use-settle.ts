import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Doubt, NumberDecision } from '../../../shared/models/results.ts'
import { api } from '../../lib/api.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/**
 * Stores the person's decision on what the numbers of doubts mean; null removes it. The results read with it are shown.
 */
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
