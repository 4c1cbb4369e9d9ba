import type { QuestionType } from '../models/draft.ts'
import { checkItem } from './check-item.ts'
import { detectLanguage } from './detect-language.ts'
import type { WordingLanguage } from './finding.ts'
import { followsUp } from './follow-up.ts'
import { readability } from './readability.ts'
import { findSurveyNotes } from './survey-notes.ts'
import type { ItemReport, SurveyItem, SurveyReport } from './survey-report.ts'

/** Words a minute; Trauzettel-Klosinski & Dietz 2012 (IReST). */
const READING_SPEED: Record<WordingLanguage, number> = { fr: 195, en: 228 }
/** Seconds to decide on an answer after reading. An assumption, not a measurement: shown as an estimate. */
const ANSWER_SECONDS: Record<QuestionType, number> = { single_choice: 3, open_ended: 30 }

/**
 * Reads a whole questionnaire: findings by item, reading ease (for information), words, estimated time, and notes on
 * order, length and balance of options.
 *
 * @param lang the language in which the person works, assumed for items whose language cannot be detected
 */
export function checkSurvey(items: readonly SurveyItem[], lang: WordingLanguage): SurveyReport {
  return sumUp(
    items,
    items.map((item, at) => reportItem(item, lang, followsUp(item, items[at - 1]))),
  )
}

/**
 * The report on a questionnaire from reports on its items, in order, so that those of unchanged items can be reused.
 */
export function sumUp(items: readonly SurveyItem[], reports: ItemReport[]): SurveyReport {
  const words = reports.reduce((sum, report) => sum + report.words, 0)
  const seconds = reports.reduce((sum, report) => sum + report.seconds, 0)
  return { items: reports, notes: findSurveyNotes(items, reports, seconds), words, seconds }
}

/**
 * Reads one item, in its own language where it can be detected.
 *
 * @param further whether the item asks further about the one before it (`followsUp`): then a premise may be the answer
 *   given there, and a finding about it is a remark
 */
export function reportItem(item: SurveyItem, lang: WordingLanguage, further = false): ItemReport {
  const options = item.type === 'single_choice' ? item.options : []
  const own = detectLanguage(`${item.stem} ${options.join(' ')}`) ?? lang
  const words = wordCount(item.stem) + options.reduce((sum, option) => sum + wordCount(option), 0)
  return {
    id: item.id,
    lang: own,
    findings: checkItem({ lang: own, type: item.type, stem: item.stem, options }).map((finding) =>
      further && finding.rule === 'presupposition' ? { ...finding, strength: 'remark' } : finding,
    ),
    readability: readability(item.stem, own),
    words,
    seconds: (words / READING_SPEED[own]) * 60 + (words === 0 ? 0 : ANSWER_SECONDS[item.type]),
  }
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
