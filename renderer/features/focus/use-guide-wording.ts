import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { isUnreadable } from '../../../shared/wording/detect-language.ts'
import {
  type GuideFinding,
  type GuideTexts,
  guideFindings,
  guideItems,
} from '../../../shared/wording/guide-items.ts'
import type { ItemReport } from '../../../shared/wording/survey-report.ts'
import { useAfterPointer } from '../../lib/use-after-pointer.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { startWordingWorker, type WordingWorker } from '../../lib/wording/start-wording-worker.ts'
import { useRulesOff } from '../../lib/wording/use-rules-off.ts'

/** The wording checker's findings for the title and the guide, as of the last pause in typing. */
export interface GuideWording {
  state: 'waiting' | 'ready' | 'failed'
  findings: readonly GuideFinding[]
  /** Whether there is no guide yet. */
  isEmpty: boolean
  /** Whether the guide is in a language that the checker does not know. */
  isForeign: boolean
}

/** Milliseconds of pause after which the checker reads, so that unfinished words are not reported. */
const REST = 250

/** Has the wording checker read the title and the guide while they are on the screen. */
export function useGuideWording({ title, guide }: GuideTexts): GuideWording {
  const language = useLanguage()
  const off = useRulesOff()
  const [rested] = useDebouncedValue({ title, guide }, REST)
  const [answered, setRead] = useState<{ texts: GuideTexts; findings: readonly GuideFinding[] } | null>(null)
  const [failed, setFailed] = useState(false)
  const worker = useRef<WordingWorker>(undefined)
  const onAnswer = useRef<(reports: ItemReport[], turn: number) => void>(() => undefined)
  const turn = useRef(0)
  const reports = useRef(new Map<string, ItemReport>())
  useEffect(() => {
    const started = startWordingWorker(
      ({ reports: fresh, turn: answered }) => onAnswer.current(fresh, answered),
      () => setFailed(true),
    )
    worker.current = started
    return () => started.stop()
  }, [])
  useEffect(() => {
    const texts = { title: rested.title, guide: rested.guide }
    const items = guideItems(texts, language)
    turn.current += 1
    onAnswer.current = (fresh, ofTurn) => {
      // The checker reports each content only once: a late report on an earlier text is kept for the present one.
      for (const report of fresh) reports.current.set(report.id, report)
      if (ofTurn === turn.current) setRead({ texts, findings: guideFindings(items, reports.current) })
    }
    const changed = items.map(({ id, type, stem, options }) => ({ id, type, stem, options }))
    worker.current?.ask({ turn: turn.current, language, order: items.map(({ id }) => id), changed, off })
  }, [rested.title, rested.guide, language, off])
  const read = useAfterPointer(answered)
  const isRead = read !== null && read.texts.title === title && read.texts.guide === guide
  return {
    state: failed ? 'failed' : isRead ? 'ready' : 'waiting',
    findings: read?.findings ?? [],
    isEmpty: guide.trim() === '',
    isForeign: isUnreadable(guide),
  }
}
