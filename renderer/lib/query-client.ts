import { QueryClient } from '@tanstack/react-query'
import { problemOf } from './problem-of.ts'

/** Failures after which a query is tried again automatically: the line broke, or no reply came. */
function isPassing(error: unknown): boolean {
  return problemOf(error).code === 'TRANSPORT'
}

/**
 * The page's cache of the core's data. Queries do not depend on the network ("always"): the core answers offline too,
 * and reports itself what it cannot reach.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 2_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isPassing(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
