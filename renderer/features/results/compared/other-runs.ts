import type { Run } from '../../../../shared/models/run.ts'

/** The runs that a run can be set beside, in the order of `runs`: practice and live answers are never compared. */
export function comparableRuns(run: Run, runs: readonly Run[]): Run[] {
  return runs.filter(
    ({ id, results, practice, experiment }) =>
      id !== run.id && results === 'stored' && practice === run.practice && experiment === null,
  )
}

/**
 * The run that is compared first: the newest earlier one on the same connection, else the newest earlier one, else the
 * newest of all.
 *
 * @param others newest first
 */
export function usualOther(run: Run, others: readonly Run[]): Run | undefined {
  const earlier = others.filter(({ createdAt }) => createdAt <= run.createdAt)
  return earlier.find(({ connectionId }) => connectionId === run.connectionId) ?? earlier[0] ?? others[0]
}
