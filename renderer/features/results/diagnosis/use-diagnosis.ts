import { startTransition, useEffect, useMemo, useState } from 'react'
import { withFindings } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import type { RunDiagnosis } from '../../../../shared/analysis/diagnostics/suspicion.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { useSaid } from '../../../lib/wording/use-said.ts'
import { useAnnotations } from '../annotations/annotations-context.ts'
import { type ItemMarks, markItems } from './item-marks.ts'
import { startDiagnosis } from './start-diagnosis.ts'

/** What is suspect in a run, with what the person dismissed apart. */
export interface MarkedRun {
  diagnosis: RunDiagnosis
  /** One an item, in the order of the questionnaire. */
  marks: ItemMarks[]
}

/**
 * Diagnoses all personas of a run, whatever the filter keeps: decisions are about the item as it was asked. Null until that
 * is done, which is after the answers are on the screen.
 */
export function useDiagnosis(draft: SurveyDraft, results: RunResults): MarkedRun | null {
  const { questions } = draft
  // Where the checker did not start, what was seen in the answers is told without it.
  const findings = useSaid(draft) ?? undefined
  const { dismissed } = useAnnotations()
  const [answers, setAnswers] = useState<RunDiagnosis | null>(null)
  useEffect(() => {
    // Drawn a little at a time: whoever scrolls already is not held up.
    const tell = (diagnosis: RunDiagnosis) => startTransition(() => setAnswers(diagnosis))
    return startDiagnosis({ questions, results }, tell)
  }, [questions, results])
  return useMemo(() => {
    if (!answers) return null
    const diagnosis = withFindings(answers, findings ?? [])
    return { diagnosis, marks: markItems(diagnosis.items, questions, { dismissed }) }
  }, [answers, findings, questions, dismissed])
}
