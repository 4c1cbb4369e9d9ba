import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** The focus groups whose words match, last changed first. */
export function useSessions(search: string) {
  const text = search.trim()
  return useQuery(
    api.focus.list.queryOptions({
      input: text === '' ? {} : { search: text },
      placeholderData: keepPreviousData,
    }),
  )
}
