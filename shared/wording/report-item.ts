import type { QuestionType } from '../models/draft.ts'
import { checkItem } from './check-item.ts'
import { detectLanguage, isUnreadable } from './detect-language.ts'
import type { Finding, WordingLanguage } from './finding.ts'
import { mendsOf } from './mends/mends-of.ts'
import { readability } from './readability.ts'
import { findSurveyNotes } from './survey-notes.ts'
import type { ItemReport, SurveyItem, SurveySums } from './survey-report.ts'

/** Words a minute; Trauzettel-Klosinski & Dietz 2012 (IReST). */
const READING_SPEED: Record<WordingLanguage, number> = { fr: 195, en: 228 }
/** Seconds to decide on an answer after reading. An assumption, not a measurement: shown as an estimate. */
const ANSWER_SECONDS: Record<QuestionType, number> = { single_choice: 3, open_ended: 30 }

/**
 * The words and the estimated time of a whole questionnaire, and the notes on order, length and balance of options.
 *
 * @param reports of its items, in order
 */
export function sumUp(items: readonly SurveyItem[], reports: ItemReport[]): SurveySums {
  const words = reports.reduce((sum, report) => sum + report.words, 0)
  const seconds = reports.reduce((sum, report) => sum + report.seconds, 0)
  return { notes: findSurveyNotes(items, reports, seconds), words, seconds }
}

/**
 * Reads one item: findings, reading ease (for information), words and estimated time; in its own language where that
 * can be detected.
 *
 * @param lang the language in which the person works, assumed where the item's own cannot be detected
 * @param further whether the item asks further about the one before it (`followsUp`): then a premise may be the answer
 * given there, and a finding about it is a remark
 * @param amongUnread whether the questionnaire as a whole is in a language that the checker cannot read
 */
export function reportItem(
  item: SurveyItem,
  lang: WordingLanguage,
  further = false,
  amongUnread = false,
): ItemReport {
  const options = item.type === 'single_choice' ? item.options : []
  const own = detectLanguage(`${item.stem} ${options.join(' ')}`) ?? lang
  const words = wordCount(item.stem) + options.reduce((sum, option) => sum + wordCount(option), 0)
  const worded = { lang: own, type: item.type, stem: item.stem, options }
  const unread = isUnreadable(item.stem, amongUnread)
  const found = unread ? [] : checkItem(worded)
  const findings = found.map((finding): Finding => {
    const mends = mendsOf(worded, finding, found)
    const told = mends.length > 0 ? { ...finding, mends } : finding
    return further && finding.rule === 'presupposition' ? { ...told, strength: 'remark' } : told
  })
  return {
    id: item.id,
    lang: own,
    unread,
    findings,
    readability: readability(item.stem, own),
    words,
    seconds: (words / READING_SPEED[own]) * 60 + (words === 0 ? 0 : ANSWER_SECONDS[item.type]),
  }
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
