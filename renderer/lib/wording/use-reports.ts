import { startTransition, useEffect, useState } from 'react'
import type { EarlierWording } from '../../../shared/ledger/revised-findings.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { RuleCode } from '../../../shared/wording/finding.ts'
import type { ItemReport, SurveyItem } from '../../../shared/wording/survey-report.ts'
import { useLanguage } from '../use-language.ts'
import { startWordingWorker } from './start-wording-worker.ts'

/** Reports of the wording checker by id; null before they are there, and `failed` where the checker failed. */
export type Reports = ReadonlyMap<string, ItemReport> | 'failed' | null

const NONE: readonly EarlierWording[] = []

/**
 * The reports of the wording checker on the items of a draft or a version; those on earlier wordings of its items come
 * after them.
 */
export function useReports(
  questions: readonly Question[],
  off: readonly RuleCode[],
  earlier: readonly EarlierWording[] = NONE,
): { now: Reports; earlier: Reports } {
  const language = useLanguage()
  const [now, setNow] = useState<Reports>(null)
  const [past, setPast] = useState<Reports>(null)
  useEffect(() => {
    let isNowKnown = false
    // Low priority: scrolling and typing come first.
    const worker = startWordingWorker(
      ({ reports, earlier: ofEarlier }) => {
        if (!ofEarlier) isNowKnown = true
        startTransition(() => (ofEarlier ? setPast(byId(ofEarlier)) : setNow(byId(reports))))
      },
      () => {
        // An error on the earlier wordings takes back nothing of what is known of the present ones.
        const set = isNowKnown ? setPast : setNow
        startTransition(() => set('failed'))
      },
    )
    const order = questions.map(({ id }) => id)
    const common = { language, order, off }
    worker.ask({ turn: 1, changed: questions.map(itemOf), ...common })
    if (earlier.length > 0) {
      const wordings = earlier.map(({ id, place, question }) => ({
        place,
        item: { ...itemOf(question), id },
      }))
      worker.ask({ turn: 2, changed: [], ...common, earlier: wordings })
    }
    return () => worker.stop()
  }, [questions, language, off, earlier])
  return { now, earlier: earlier.length === 0 || now === 'failed' ? now : past }
}

function byId(reports: readonly ItemReport[]): ReadonlyMap<string, ItemReport> {
  return new Map(reports.map((report) => [report.id, report]))
}

function itemOf({ id, type, stem, options }: Question): SurveyItem {
  return { id, type, stem, options: options.map(({ text }) => text) }
}
