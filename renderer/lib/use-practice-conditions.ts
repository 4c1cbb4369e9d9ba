import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PracticeConditions } from '../../shared/models/practice-conditions.ts'
import { api, client } from './api.ts'
import { countFaults, countsDown } from './practice-faults.ts'

/** Milliseconds between two requests while the service counts a fault down. */
const LOOK_EVERY = 2_000

/** The faults that the practice service shows at present. */
export function usePracticeConditions({ enabled = true } = {}) {
  return useQuery(
    api.practice.conditions.queryOptions({
      enabled,
      refetchInterval: ({ state: { data } }) => (data && countsDown(data) ? LOOK_EVERY : false),
    }),
  )
}

/** Whether simulated problems are in force; `practising`: whether the active connection is practice. */
export function useFaultsInForce(practising: boolean): boolean {
  const { data } = usePracticeConditions({ enabled: practising })
  return practising && data !== undefined && countFaults(data) > 0
}

const mutationKey = ['practice-conditions'] as const

/** Whether a change that the screen already shows has not reached the practice service yet. */
export function useIsSettingConditions(): boolean {
  return useIsMutating({ mutationKey }) > 0
}

/**
 * Changes the conditions: at once on the screen, and back if they could not be set. The change is applied to the
 * conditions loaded at that moment, so that faults which the service has counted down meanwhile are not set again.
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
      // Unless a later change is already on the screen.
      if (cache.isMutating({ mutationKey }) === 1) cache.setQueryData(queryKey, conditions)
    },
  })
}
