import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Whether a list that may come from the cache can be shown: when one comes back to it, only after it was reloaded or
 * that failed. Otherwise rows might move under the pointer, and the wrong one be opened. Once shown, it stays.
 */
export function useSettledList({
  data,
  isFetching,
  isFetchedAfterMount,
  failureCount,
}: UseQueryResult): boolean {
  const [settled, setSettled] = useState(false)
  if (settled) return true
  const settles = data !== undefined && (isFetchedAfterMount || !isFetching || failureCount > 0)
  if (settles) setSettled(true)
  return settles
}
