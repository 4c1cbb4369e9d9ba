import type { ItemReport, SurveyItem, SurveyNote } from './check-survey.ts'
import type { WordingLanguage } from './finding.ts'
import { readItem } from './item-context.ts'
import { GENERAL_QUESTIONS, SENSITIVE_SUBJECTS } from './lexicons/survey-subjects.ts'
import { readPolarity } from './options/read-polarity.ts'
import { fold } from './text/fold.ts'
import { has, wordPattern } from './text/phrases.ts'

/** Attention falls off beyond this; Revilla & Ochoa 2017 (20 minutes at most, 10 at best). */
const LONG_SECONDS = 20 * 60
const EARLY_SHARE = 1 / 4
const EARLY_LEAST = 2
const RUN = 6
const SAME_DIRECTION = 5
const MANY_OPTIONS = 12
const MANY_OPEN = 4
const OPEN_SHARE = 1 / 3
const SHARED_WORDS = 2
const LONG_WORD = 5

const SENSITIVE = { fr: wordPattern(SENSITIVE_SUBJECTS.fr), en: wordPattern(SENSITIVE_SUBJECTS.en) }
const GENERAL = { fr: wordPattern(GENERAL_QUESTIONS.fr), en: wordPattern(GENERAL_QUESTIONS.en) }

/** Remarks on order, length and balance of options. */
export function findSurveyNotes(
  items: readonly SurveyItem[],
  reports: readonly ItemReport[],
  seconds: number,
): SurveyNote[] {
  const notes: SurveyNote[] = []
  if (seconds > LONG_SECONDS) notes.push({ kind: 'long', items: [] })
  notes.push(
    ...orderNotes(items, reports),
    ...runNotes(items),
    ...listNotes(items),
    ...directionNotes(items, reports),
  )
  const open = items.filter((item) => item.type === 'open_ended')
  if (open.length >= MANY_OPEN && open.length > items.length * OPEN_SHARE) {
    notes.push({ kind: 'many_open', items: open.map((item) => item.id) })
  }
  const odd = oddLanguage(reports)
  if (odd.length > 0) notes.push({ kind: 'mixed_languages', items: odd })
  return notes
}

function orderNotes(items: readonly SurveyItem[], reports: readonly ItemReport[]): SurveyNote[] {
  const notes: SurveyNote[] = []
  const early = Math.max(EARLY_LEAST, Math.floor(items.length * EARLY_SHARE))
  const subjects = items.map((item) => subjectWords(item.stem))
  for (const [place, item] of items.entries()) {
    const report = reports[place]
    if (!report) continue
    const stem = fold(item.stem)
    if (place < early && items.length > early && has(SENSITIVE[report.lang], stem)) {
      notes.push({ kind: 'sensitive_early', items: [item.id] })
    }
    const related = items
      .slice(0, place)
      .filter((_, before) => shared(subjects[before], subjects[place]) >= SHARED_WORDS)
    const general = has(GENERAL[report.lang], stem)
    const specific = related.find((other) => !has(GENERAL[report.lang], fold(other.stem)))
    if (general && specific) notes.push({ kind: 'general_after_specific', items: [specific.id, item.id] })
    const colouring = related.find((other) => isColouring(reports.find((one) => one.id === other.id)))
    if (colouring) notes.push({ kind: 'coloured', items: [colouring.id, item.id] })
  }
  return notes
}

function isColouring(report: ItemReport | undefined): boolean {
  return report?.findings.some((finding) => finding.rule === 'leading' || finding.rule === 'loaded') ?? false
}

function subjectWords(stem: string): ReadonlySet<string> {
  const words = fold(stem).match(/\p{L}+/gu) ?? []
  return new Set(words.filter((word) => word.length > LONG_WORD).map((word) => word.slice(0, LONG_WORD + 1)))
}

function shared(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): number {
  return one && other ? [...one].filter((word) => other.has(word)).length : 0
}

function runNotes(items: readonly SurveyItem[]): SurveyNote[] {
  const notes: SurveyNote[] = []
  let run: SurveyItem[] = []
  const close = () => {
    if (run.length >= RUN) notes.push({ kind: 'same_scale_run', items: run.map((item) => item.id) })
  }
  for (const item of items) {
    const same = item.type === 'single_choice' && optionsKey(item) === optionsKey(run[0])
    if (same) run.push(item)
    else {
      close()
      run = item.type === 'single_choice' && item.options.length > 0 ? [item] : []
    }
  }
  close()
  return notes
}

function optionsKey(item: SurveyItem | undefined): string {
  return item ? item.options.map((option) => fold(option)).join('\u0000') : ''
}

function listNotes(items: readonly SurveyItem[]): SurveyNote[] {
  return items
    .filter(
      (item) =>
        item.type === 'single_choice' && item.options.length > MANY_OPTIONS && !isNumbers(item.options),
    )
    .map((item) => ({ kind: 'many_options', items: [item.id] }))
}

function isNumbers(options: readonly string[]): boolean {
  return options.every((option) => /\d/u.test(option))
}

/** Every rating scale that begins with its positive end, or every one with its negative end. */
function directionNotes(items: readonly SurveyItem[], reports: readonly ItemReport[]): SurveyNote[] {
  const directions: { id: string; side: number }[] = []
  for (const [place, item] of items.entries()) {
    const side = firstSide(item, reports[place]?.lang ?? 'fr')
    if (side !== 0) directions.push({ id: item.id, side })
  }
  const [first] = directions
  if (!first || directions.length < SAME_DIRECTION) return []
  if (directions.some((direction) => direction.side !== first.side)) return []
  return [{ kind: 'same_direction', items: directions.map((direction) => direction.id) }]
}

function firstSide(item: SurveyItem, lang: WordingLanguage): number {
  if (item.type === 'open_ended') return 0
  const { answers, yesNo } = readItem({ lang, ...item })
  const points = answers.map((option) => readPolarity(option.text, lang)?.side ?? null)
  const isScale = !yesNo && points.length > 2 && points.every((side) => side !== null)
  return isScale && points.includes(1) && points.includes(-1) ? (points[0] ?? 0) : 0
}

function oddLanguage(reports: readonly ItemReport[]): string[] {
  const french = reports.filter((report) => report.lang === 'fr')
  const english = reports.filter((report) => report.lang === 'en')
  if (french.length === 0 || english.length === 0) return []
  return (french.length < english.length ? french : english).map((report) => report.id)
}
