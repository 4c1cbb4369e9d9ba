import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PracticeConditions } from '../../shared/models/practice-conditions.ts'
import { api, client } from './api.ts'
import { countFaults, countsDown } from './practice-faults.ts'

/** Between two looks while a fault is due to the next so many, for the service counts them down. Milliseconds. */
const LOOK_EVERY = 2_000

/** What the practice service does wrong on purpose just now. */
export function usePracticeConditions({ enabled = true } = {}) {
  return useQuery(
    api.practice.conditions.queryOptions({
      enabled,
      refetchInterval: ({ state: { data } }) => (data && countsDown(data) ? LOOK_EVERY : false),
    }),
  )
}

/** Whether practice is not calm; `practising` says whether practice is what the person works with. */
export function useFaultsInForce(practising: boolean): boolean {
  const { data } = usePracticeConditions({ enabled: practising })
  return practising && data !== undefined && countFaults(data) > 0
}

const mutationKey = ['practice-conditions'] as const

/** Whether a change that the screen shows already has not reached the practice service yet. */
export function useIsSettingConditions(): boolean {
  return useIsMutating({ mutationKey }) > 0
}

/**
 * Changes the conditions: at once on the screen, and back when they could not be set. The change is made to what is in
 * force at that moment, so that what the service has counted down meanwhile stays so.
 */
export function useChangePracticeConditions() {
  const cache = useQueryClient()
  const queryKey = api.practice.conditions.queryKey()
  return useMutation({
    mutationKey,
    scope: { id: mutationKey[0] },
    mutationFn: async (change: (conditions: PracticeConditions) => PracticeConditions) =>
      client.practice.setConditions(change(await client.practice.conditions())),
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey })
      cache.setQueryData(queryKey, (known) => known && change(known))
    },
    onError: () => cache.invalidateQueries({ queryKey }),
    onSuccess: (conditions) => {
      // A later change is on the screen already.
      if (cache.isMutating({ mutationKey }) === 1) cache.setQueryData(queryKey, conditions)
    },
  })
}
