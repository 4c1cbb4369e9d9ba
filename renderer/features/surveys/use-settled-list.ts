import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Whether a list can be shown that the page may know from before: on coming back to it not before it was read anew, or could
 * not be. Rows that changed their places under the pointer would have another one opened. Once shown, it stays.
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
