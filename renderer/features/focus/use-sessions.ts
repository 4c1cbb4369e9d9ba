import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** The focus groups that match a search, those changed last first. `inBin`: those in the bin instead of the others. */
export function useSessions(search: string, inBin = false) {
  const text = search.trim()
  return useQuery(
    api.focus.list.queryOptions({
      input: { ...(text !== '' && { search: text }), ...(inBin && { inBin }) },
      // The rows found before stay until the next ones come, but not those of the other list.
      placeholderData: (rows, before) => (isOfBin(before?.queryKey) === inBin ? rows : undefined),
    }),
  )
}

/** Whether a query of the cache is one for the groups in the bin. */
function isOfBin(key: readonly unknown[] = []): boolean {
  const [, options] = key as readonly [unknown?, { input?: { inBin?: boolean } }?]
  return options?.input?.inBin ?? false
}
