import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Settings, SettingsPatch } from '../../shared/models/settings.ts'
import { api } from './api.ts'

/** The settings; undefined until they are loaded. */
export function useSettings(): Settings | undefined {
  return useQuery(api.app.settings.queryOptions({ staleTime: Number.POSITIVE_INFINITY })).data
}

/** Changes settings: at once on the screen, and back if they could not be saved. */
export function useChangeSettings() {
  const cache = useQueryClient()
  const queryKey = api.app.settings.queryKey()
  return useMutation(
    api.app.updateSettings.mutationOptions({
      onMutate: (patch: SettingsPatch) => {
        const before = cache.getQueryData(queryKey)
        if (before) cache.setQueryData(queryKey, { ...before, ...patch })
        return { before }
      },
      onError: (_error, _patch, context) => {
        if (context?.before) cache.setQueryData(queryKey, context.before)
      },
      onSuccess: (settings) => {
        cache.setQueryData(queryKey, settings)
      },
    }),
  )
}
