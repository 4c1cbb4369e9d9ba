import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { WRITTEN } from '../../../../shared/experiments/edit-arms.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { ExperimentArm } from '../../../../shared/models/experiment.ts'
import type { Finding } from '../../../../shared/wording/finding.ts'
import type { SurveyItem } from '../../../../shared/wording/survey-report.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { startWordingWorker, type WordingWorker } from '../../../lib/wording/start-wording-worker.ts'
import { useRulesOff } from '../../../lib/wording/use-rules-off.ts'

/** An arm as it was when the checker read it, with the findings; offsets refer to this stem. */
export interface CheckedArm {
  item: SurveyItem
  findings: readonly Finding[]
}

/** Milliseconds of pause after which the checker reads, so that unfinished words are not reported. */
const REST = 250

/**
 * The wording checker's findings for A and for rewordings, by arm id.
 *
 * @param rulesOff rules that are off in the questionnaire of the plan
 */
export function useArmWording(
  arms: readonly ExperimentArm[],
  rulesOff: SurveyDraft['rulesOff'],
): ReadonlyMap<string, CheckedArm> {
  const language = useLanguage()
  const off = useRulesOff(rulesOff)
  const [rested] = useDebouncedValue(arms, REST)
  const [checked, setChecked] = useState<ReadonlyMap<string, CheckedArm>>(new Map())
  const worker = useRef<WordingWorker>(undefined)
  const asked = useRef({ turn: 0, items: [] as SurveyItem[] })
  const reports = useRef(new Map<string, readonly Finding[]>())
  useEffect(() => {
    const started = startWordingWorker(
      ({ reports: fresh, turn }) => {
        // The checker reports each content only once: a late report on an earlier text is kept for the present one.
        for (const { id, findings } of fresh) reports.current.set(id, findings)
        if (turn !== asked.current.turn) return
        const told = asked.current.items.map((item): [string, CheckedArm] => [
          item.id,
          { item, findings: reports.current.get(item.id) ?? [] },
        ])
        setChecked(new Map(told))
      },
      // Wording issues are optional here: if the checker does not start, none are shown.
      () => setChecked(new Map()),
    )
    worker.current = started
    return () => started.stop()
  }, [])
  useEffect(() => {
    const items = rested.flatMap((arm) => itemOf(arm) ?? [])
    const turn = asked.current.turn + 1
    asked.current = { turn, items }
    // All items each time, since the checker does not read known contents again.
    worker.current?.ask({ turn, language, order: items.map(({ id }) => id), changed: items, off })
  }, [rested, language, off])
  return checked
}

function itemOf({ id, kind, question }: ExperimentArm): SurveyItem | null {
  if (!question || (kind !== 'base' && !WRITTEN.has(kind))) return null
  const { stem, type, options } = question
  return { id, type, stem, options: options.map(({ text }) => text) }
}
