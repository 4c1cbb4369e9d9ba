import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LedgerMatter } from '../../../shared/ledger/ledger.ts'
import { type LedgerRow, makeLedger } from '../../../shared/ledger/make-ledger.ts'
import { earlierWordings } from '../../../shared/ledger/revised-findings.ts'
import { api } from '../../lib/api.ts'
import { useReports } from '../../lib/wording/use-reports.ts'
import { useRulesOff } from '../../lib/wording/use-rules-off.ts'
import { saidIn } from '../../lib/wording/use-said.ts'

/** The data of a survey's revision log as stored now. */
export function useLedgerMatter(surveyId: string) {
  // Never from the cache: drafts, runs, experiments and decisions are changed on other screens.
  return useQuery(api.ledger.get.queryOptions({ input: { surveyId }, staleTime: 0 }))
}

/**
 * The rows of the revision log; findings of the wording checker come a moment later, first those in the draft and then
 * those in earlier wordings. `isChecked`: the checker is done with the draft, or did not start. `isCompared`: likewise
 * with the earlier wordings.
 */
export function useLedgerRows(matter: LedgerMatter): {
  rows: LedgerRow[]
  isChecked: boolean
  isCompared: boolean
} {
  const draft = useMemo(() => {
    const present = matter.items.filter(({ at }) => at !== null)
    const questions = present.flatMap(({ wordings: [newest] }) => (newest ? [newest.question] : []))
    return { questions, dismissals: matter.dismissals }
  }, [matter])
  const wordings = useMemo(() => earlierWordings(matter.items), [matter])
  const { now, earlier } = useReports(draft.questions, useRulesOff(matter.rulesOff), wordings)
  const said = useMemo(() => {
    const found = saidIn(draft, now)
    return found && new Map(draft.questions.map(({ id }, at) => [id, found[at] ?? []]))
  }, [draft, now])
  const rows = useMemo(() => {
    const isKnown = now !== null && now !== 'failed' && earlier !== null && earlier !== 'failed'
    const reports = isKnown ? new Map([...now, ...earlier]) : null
    return makeLedger({ matter, said: said ?? null, reports })
  }, [matter, said, now, earlier])
  return { rows, isChecked: now !== null, isCompared: earlier !== null }
}
