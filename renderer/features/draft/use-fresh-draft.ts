import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { DraftKind, OpenedDraft } from './draft-kind.ts'

/**
 * Loads a draft for a screen that is being opened, and never again while it is shown: a cached draft of another screen
 * may be older, and from then on the page's own draft is the newest.
 */
export function useFreshDraft<T extends object, O extends OpenedDraft<T>>(kind: DraftKind<T, O>, id: string) {
  const screen = useId()
  return useQuery({
    queryKey: ['fresh-draft', screen, kind.name, id],
    queryFn: () => kind.open(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
