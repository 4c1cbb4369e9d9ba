import { startTransition, useEffect, useMemo, useState } from 'react'
import { withFindings } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import type { RunDiagnosis } from '../../../../shared/analysis/diagnostics/suspicion.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { useSaid } from '../../../lib/wording/use-said.ts'
import { useAnnotations } from '../annotations/annotations-context.ts'
import { type ItemMarks, markItems } from './item-marks.ts'
import { startDiagnosis } from './start-diagnosis.ts'

/** The diagnosis of a run, with its marks split into open and dismissed ones. */
export interface MarkedRun {
  diagnosis: RunDiagnosis
  /** One entry for each item, in the order of the questionnaire. */
  marks: ItemMarks[]
  /** False where the wording checker did not start, so that its findings are missing. */
  hasWording: boolean
}

/**
 * Diagnoses all personas of a run regardless of the filter, since decisions are about the item as asked. Null until
 * that is done, which is after the answers are on the screen, and until the wording checker is done too: without its
 * findings, the number of items that need a look would be shown and then change.
 */
export function useDiagnosis(draft: SurveyDraft, results: RunResults): MarkedRun | null {
  const { questions } = draft
  const findings = useSaid(draft)
  const { dismissed } = useAnnotations()
  const [answers, setAnswers] = useState<RunDiagnosis | null>(null)
  useEffect(() => {
    // A transition, so that scrolling is not held up by the rendering.
    const tell = (diagnosis: RunDiagnosis) => startTransition(() => setAnswers(diagnosis))
    return startDiagnosis({ questions, results }, tell)
  }, [questions, results])
  return useMemo(() => {
    if (!answers || findings === undefined) return null
    const diagnosis = withFindings(answers, findings ?? [])
    const marks = markItems(diagnosis.items, questions, { dismissed })
    return { diagnosis, marks, hasWording: findings !== null }
  }, [answers, findings, questions, dismissed])
}
