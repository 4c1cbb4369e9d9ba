import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LedgerMatter } from '../../../shared/ledger/ledger.ts'
import { type LedgerRow, makeLedger } from '../../../shared/ledger/make-ledger.ts'
import { api } from '../../lib/api.ts'
import { useSaid } from '../../lib/wording/use-said.ts'

/** The data of a survey's revision log as stored now. */
export function useLedgerMatter(surveyId: string) {
  // Never from the cache: drafts, runs, experiments and decisions are changed on other screens.
  return useQuery(api.ledger.get.queryOptions({ input: { surveyId }, staleTime: 0 }))
}

/**
 * The rows of the revision log; findings of the wording checker come a moment later. `isChecked`: the checker is done,
 * or did not start.
 */
export function useLedgerRows(matter: LedgerMatter): { rows: LedgerRow[]; isChecked: boolean } {
  const draft = useMemo(() => {
    const present = matter.items.filter(({ at }) => at !== null)
    const questions = present.flatMap(({ wordings: [newest] }) => (newest ? [newest.question] : []))
    return { questions, dismissals: matter.dismissals, rulesOff: matter.rulesOff }
  }, [matter])
  const found = useSaid(draft)
  const said = useMemo(
    () => found && new Map(draft.questions.map(({ id }, at) => [id, found[at] ?? []])),
    [found, draft],
  )
  const rows = useMemo(() => makeLedger({ matter, said: said ?? null }), [matter, said])
  return { rows, isChecked: found !== undefined }
}
