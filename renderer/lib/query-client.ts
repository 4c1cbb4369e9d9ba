import { QueryClient } from '@tanstack/react-query'
import { problemOf } from './problem-of.ts'

/** Failures worth a second try without asking: the line broke, or no answer came. */
function isPassing(error: unknown): boolean {
  return problemOf(error).code === 'TRANSPORT'
}

/**
 * The page's cache of what the privileged side owns. Queries do not depend on the network ("always"): Sonde's own
 * process answers offline too, and says itself what it cannot reach.
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
