import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Doubt, NumberDecision } from '../../../shared/models/results.ts'
import { api } from '../../lib/api.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/**
 * Stores the person's decision on what the numbers of doubts mean; null removes it. The results read with it are shown.
 */
export function useDecideNumbers(runId: string) {
  const cache = useQueryClient()
  const { mutate, isPending } = useMutation(
    api.runs.decideNumbers.mutationOptions({
      onSuccess: (read) => cache.setQueryData(api.runs.results.queryKey({ input: { id: runId } }), read),
      onError: tellProblem,
    }),
  )
  const decide = (doubts: readonly Doubt[], decision: NumberDecision | null): void =>
    mutate({ id: runId, decisions: Object.fromEntries(doubts.map(({ id }) => [id, decision])) })
  return { decide, isPending }
}
