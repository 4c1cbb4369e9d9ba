import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Run } from '../../../shared/models/run.ts'
import { api } from '../../lib/api.ts'
import { putRun } from '../../lib/put-run.ts'
import { tellProblem } from '../tell-problem.tsx'

/** The actions on a run. Each returned run is put into the cache at once, before the feed reports it. */
export function useRunActions() {
  const cache = useQueryClient()
  const onSuccess = (run: Run) => putRun(cache, run)
  const shared = { onSuccess, onError: tellProblem }
  return {
    retry: useMutation(api.runs.retry.mutationOptions(shared)),
    stop: useMutation(api.runs.stop.mutationOptions(shared)),
    reorder: useMutation(api.runs.reorder.mutationOptions(shared)),
    removeRemote: useMutation(api.runs.removeRemote.mutationOptions(shared)),
    decide: useMutation(api.runs.decide.mutationOptions(shared)),
  }
}
