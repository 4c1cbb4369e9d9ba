import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DeskSubject } from '../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import { useDeskCalls } from './desk-calls.ts'

/** What a recipe reads from a payload; the previous result is returned while it is loaded. */
export function useDeciphered(subject: DeskSubject, payloadId: string, recipe: Recipe) {
  const { readingDesk } = useDeskCalls()
  return useQuery({
    queryKey: ['desk', 'read', subject, payloadId, recipe],
    queryFn: ({ signal }) => readingDesk.read({ subject, payloadId, recipe }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}
