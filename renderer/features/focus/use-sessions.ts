import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** The focus groups that match a search, those changed last first. */
export function useSessions(search: string) {
  const text = search.trim()
  return useQuery(
    api.focus.list.queryOptions({
      input: text === '' ? {} : { search: text },
      placeholderData: keepPreviousData,
    }),
  )
}
