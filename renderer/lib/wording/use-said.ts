import { startTransition, useEffect, useMemo, useState } from 'react'
import type { SaidFinding } from '../../../shared/analysis/diagnostics/said-beside-seen.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { areWordsOf } from '../../../shared/wording/finding-words.ts'
import type { ItemReport } from '../../../shared/wording/survey-report.ts'
import { useLanguage } from '../use-language.ts'
import { startWordingWorker } from './start-wording-worker.ts'
import { useRulesOff } from './use-rules-off.ts'

/**
 * The findings of the wording checker for the items of a draft or a version, by position; undefined until they are
 * there, and null where the checker did not start.
 */
export function useSaid({
  questions,
  dismissals,
  rulesOff,
}: Pick<SurveyDraft, 'questions' | 'dismissals' | 'rulesOff'>): readonly SaidFinding[][] | undefined | null {
  const language = useLanguage()
  const off = useRulesOff(rulesOff)
  const [reports, setReports] = useState<readonly ItemReport[] | 'failed' | null>(null)
  useEffect(() => {
    // Low priority: scrolling and typing come first.
    const worker = startWordingWorker(
      (answer) => startTransition(() => setReports(answer.reports)),
      () => startTransition(() => setReports('failed')),
    )
    const changed = questions.map(({ id, type, stem, options }) => ({
      id,
      type,
      stem,
      options: options.map(({ text }) => text),
    }))
    worker.ask({ turn: 1, language, order: changed.map(({ id }) => id), changed, off })
    return () => worker.stop()
  }, [questions, language, off])
  return useMemo(() => {
    if (!reports) return undefined
    if (reports === 'failed') return null
    const findings = new Map(reports.map((report) => [report.id, report.findings]))
    return questions.map(({ id, stem, options }) =>
      (findings.get(id) ?? []).map((finding) => {
        const item = { stem, options: options.map(({ text }) => text) }
        const dismissal = dismissals.find(
          (one) => one.question === id && one.rule === finding.rule && areWordsOf(one.words, finding, item),
        )
        return { finding, dismissal: dismissal ?? null }
      }),
    )
  }, [reports, questions, dismissals])
}
