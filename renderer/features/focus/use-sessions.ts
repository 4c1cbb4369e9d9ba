import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** The focus groups that match a search, those changed last first. `inBin`: those in the bin instead of the others. */
export function useSessions(search: string, inBin = false) {
  const text = search.trim()
  return useQuery(
    api.focus.list.queryOptions({
      input: { ...(text !== '' && { search: text }), ...(inBin && { inBin }) },
      placeholderData: keepPreviousData,
    }),
  )
}
