import type { QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'

/** Has the library read anew where it shows: surveys came, went, or changed their place or tags. */
export function refreshLibrary(cache: QueryClient): void {
  for (const queryKey of [api.surveys.list.key(), api.surveys.places.key(), api.surveys.tags.key()])
    void cache.invalidateQueries({ queryKey })
}
