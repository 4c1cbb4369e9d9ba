import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { DraftKind, OpenedDraft } from './draft-kind.ts'

/**
 * A draft read from the disk for a screen that is being opened, and never again while it is shown: what another screen
 * read may be older, and from now on the page leads.
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
