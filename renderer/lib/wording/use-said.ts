import { useMemo } from 'react'
import type { SaidFinding } from '../../../shared/analysis/diagnostics/said-beside-seen.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { areWordsOf } from '../../../shared/wording/finding-words.ts'
import { type Reports, useReports } from './use-reports.ts'
import { useRulesOff } from './use-rules-off.ts'

/** A draft as far as the wording checker needs it. */
export type SaidDraft = Pick<SurveyDraft, 'questions' | 'dismissals' | 'rulesOff'>

/**
 * The findings of the wording checker for the items of a draft or a version, by position; undefined until they are
 * there, and null where the checker did not start.
 */
export function useSaid(draft: SaidDraft): readonly SaidFinding[][] | undefined | null {
  const { questions, dismissals, rulesOff } = draft
  const { now } = useReports(questions, useRulesOff(rulesOff))
  return useMemo(() => saidIn({ questions, dismissals }, now), [now, questions, dismissals])
}

/** The findings in reports by item of the draft, with the reasons for which they were dismissed there. */
export function saidIn(
  { questions, dismissals }: Omit<SaidDraft, 'rulesOff'>,
  reports: Reports,
): readonly SaidFinding[][] | undefined | null {
  if (!reports) return undefined
  if (reports === 'failed') return null
  return questions.map(({ id, stem, options }) =>
    (reports.get(id)?.findings ?? []).map((finding) => {
      const item = { stem, options: options.map(({ text }) => text) }
      const dismissal = dismissals.find(
        (one) => one.question === id && one.rule === finding.rule && areWordsOf(one.words, finding, item),
      )
      return { finding, dismissal: dismissal ?? null }
    }),
  )
}
