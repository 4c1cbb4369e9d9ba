import { skipToken, useQuery } from '@tanstack/react-query'
import type { DeskSubject } from '../../../shared/models/reading-desk.ts'
import { api } from '../../lib/api.ts'

/**
 * The service's message when it rejected the last request of a run, if Sonde did not recognise its meaning; else null.
 */
export function useRefusal({ kind, id }: DeskSubject): string | null {
  const { data } = useQuery(api.runs.get.queryOptions({ input: kind === 'run' ? { id } : skipToken }))
  const problem = data?.problem
  if (problem?.code !== 'REFUSED' || (problem.reason ?? 'other') !== 'other') return null
  return problem.serviceMessage?.trim() || null
}
