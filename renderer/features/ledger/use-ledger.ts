import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type LedgerRow, makeLedger } from '../../../shared/ledger/make-ledger.ts'
import type { LedgerMatter } from '../../../shared/models/ledger.ts'
import { api } from '../../lib/api.ts'
import { useSaid } from '../../lib/wording/use-said.ts'

/** The ledger of a survey as it is stored now. */
export function useLedgerMatter(surveyId: string) {
  // Drafts, runs, experiments and decisions change elsewhere: whoever opens the ledger sees them as they are.
  return useQuery(api.ledger.get.queryOptions({ input: { surveyId }, staleTime: 0 }))
}

/** Its rows; what the wording checker says comes a moment later. `isChecked`: it has said it, or did not start. */
export function useLedgerRows(matter: LedgerMatter): { rows: LedgerRow[]; isChecked: boolean } {
  const draft = useMemo(() => {
    const present = matter.items.filter(({ at }) => at !== null)
    const questions = present.flatMap(({ wordings: [newest] }) => (newest ? [newest.question] : []))
    return { questions, dismissals: matter.dismissals }
  }, [matter])
  const found = useSaid(draft)
  const said = useMemo(
    () => found && new Map(draft.questions.map(({ id }, at) => [id, found[at] ?? []])),
    [found, draft],
  )
  const rows = useMemo(() => makeLedger({ matter, said: said ?? null }), [matter, said])
  return { rows, isChecked: found !== undefined }
}
