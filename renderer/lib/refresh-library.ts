import type { QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'

/** Reloads the library where it is shown, after surveys were added, removed, moved or tagged. */
export function refreshLibrary(cache: QueryClient): void {
  for (const queryKey of [api.surveys.list.key(), api.surveys.places.key(), api.surveys.tags.key()])
    void cache.invalidateQueries({ queryKey })
}
