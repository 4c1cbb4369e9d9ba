import type { WordingLanguage } from './finding.ts'
import { readItem } from './item-context.ts'
import { NEGATIVE_WORDS } from './lexicons/negators.ts'
import { GENERAL_QUESTIONS, SENSITIVE_SUBJECTS } from './lexicons/survey-subjects.ts'
import { readPolarity } from './options/read-polarity.ts'
import type { ItemReport, SurveyItem, SurveyNote } from './survey-report.ts'
import { fold } from './text/fold.ts'
import { has, wordPattern } from './text/phrases.ts'

/** Attention falls off beyond this; Revilla & Ochoa 2017 (20 minutes at most, 10 at best). */
const LONG_SECONDS = 20 * 60
const EARLY_SHARE = 1 / 4
const EARLY_LEAST = 2
const RUN = 6
const SAME_DIRECTION = 5
const MANY_OPTIONS = 12
const MANY_NUMBERS = 101
/** Options in words at the ends of a row of numbers: "None", "Don't know". */
const FEW_WORDS = 3
const NUMBER =
  /^(?:(?:about|at least|between|from|less than|more than|over|under|up to|de|entre|jusqu['’]à|moins de|plus de) )?[^\p{L}\d]{0,3}\d/iu
/** A number or code before a name: "3. Paris", "75 – Paris", "3 Paris". */
const MARK = /^(?:\d{1,3}\s?[.):]\s+(?=\p{L})|\d{1,5}(?:\s?[-–—]\s?|\s)(?=\p{Lu}))/u
const ASKS = /\?\s*$/u
/** Negations. « Personne » is none of its own: it goes with « ne », or is somebody. */
const DENIES = {
  fr: /(?<!\p{L})(?:(?:ne|pas|jamais|aucune?|rien|guère|ni|sans(?! doute))(?!\p{L})|n['’])/iu,
  en: /(?<!\p{L})(?:not(?! only)|never|no|none|nothing|nobody|neither|nor|cannot|hardly|without)(?!\p{L})|n['’]t(?!\p{L})/iu,
}
const MANY_OPEN = 4
const OPEN_SHARE = 1 / 3
const SHARED_WORDS = 2
const LONG_WORD = 5

const SENSITIVE = { fr: wordPattern(SENSITIVE_SUBJECTS.fr), en: wordPattern(SENSITIVE_SUBJECTS.en) }
const NEGATIVE = { fr: wordPattern(NEGATIVE_WORDS.fr), en: wordPattern(NEGATIVE_WORDS.en) }
const GENERAL = { fr: wordPattern(GENERAL_QUESTIONS.fr), en: wordPattern(GENERAL_QUESTIONS.en) }

/** Notes on a questionnaire: length, order of items, options, and languages. */
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

/** What the notes on order need of an item; read once, since each item is compared with all before it. */
interface Ordered {
  id: string
  sensitive: boolean
  general: boolean
  colouring: boolean
  subjects: ReadonlySet<string>
}

function orderNotes(items: readonly SurveyItem[], reports: readonly ItemReport[]): SurveyNote[] {
  const notes: SurveyNote[] = []
  const early = Math.max(EARLY_LEAST, Math.floor(items.length * EARLY_SHARE))
  const ordered = items.flatMap((item, place) => readOrdered(item, reports[place]))
  for (const [place, item] of ordered.entries()) {
    if (place < early && items.length > early && item.sensitive) {
      notes.push({ kind: 'sensitive_early', items: [item.id] })
    }
    const before = ordered.slice(0, place)
    const specific = item.general && before.find((other) => !other.general && isRelated(other, item))
    if (specific) notes.push({ kind: 'general_after_specific', items: [specific.id, item.id] })
    const colouring = before.find((other) => other.colouring && isRelated(other, item))
    if (colouring) notes.push({ kind: 'coloured', items: [colouring.id, item.id] })
  }
  return notes
}

function readOrdered({ id, stem }: SurveyItem, report: ItemReport | undefined): Ordered[] {
  if (!report) return []
  const text = fold(stem)
  return [
    {
      id,
      sensitive: has(SENSITIVE[report.lang], text),
      general: has(GENERAL[report.lang], text),
      colouring: report.findings.some(({ rule }) => rule === 'leading' || rule === 'loaded'),
      subjects: subjectWords(text),
    },
  ]
}

function isRelated(one: Ordered, other: Ordered): boolean {
  let shared = 0
  for (const word of one.subjects) if (other.subjects.has(word)) shared += 1
  return shared >= SHARED_WORDS
}

function subjectWords(folded: string): ReadonlySet<string> {
  const words = folded.match(/\p{L}+/gu) ?? []
  return new Set(words.filter((word) => word.length > LONG_WORD).map((word) => word.slice(0, LONG_WORD + 1)))
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

/**
 * Whether a list is a row of numbers or ranges, which is read at a glance. A number before a name is only its mark, but
 * the word behind number after number, as in "2 Hours", is no name but a unit.
 */
function isNumbers(options: readonly string[]): boolean {
  const names = options.map((option) => option.replace(MARK, '')).filter((option) => !NUMBER.test(option))
  return options.length <= MANY_NUMBERS && new Set(names).size <= FEW_WORDS
}

/**
 * A note on a battery, five statements or more on one rating scale, if all are worded in one direction: then whoever
 * always picks the same option always leans the same way. Questions on different subjects have nothing of the kind. A
 * statement with a negation or a negative word is taken for one that is turned round. One that is so by its meaning
 * alone ("I am a failure") is not recognised, so the note only says what is known.
 */
function directionNotes(items: readonly SurveyItem[], reports: readonly ItemReport[]): SurveyNote[] {
  const batteries = new Map<string, { item: SurveyItem; turned: boolean }[]>()
  for (const [place, item] of items.entries()) {
    const report = reports[place]
    if (!report || ASKS.test(item.stem) || sideOf(item, report) === 0) continue
    const key = optionsKey(item)
    batteries.set(key, [...(batteries.get(key) ?? []), { item, turned: isTurned(item.stem, report.lang) }])
  }
  return [...batteries.values()]
    .filter((battery) => battery.length >= SAME_DIRECTION && !battery.some(({ turned }) => turned))
    .map((battery) => ({ kind: 'same_direction', items: battery.map(({ item }) => item.id) }))
}

function isTurned(stem: string, lang: WordingLanguage): boolean {
  return DENIES[lang].test(stem) || has(NEGATIVE[lang], fold(stem))
}

/** Sides by item report: a report stays the same object while its item does, so that scales need not be read again. */
const knownSides = new WeakMap<ItemReport, number>()

function sideOf(item: SurveyItem, report: ItemReport): number {
  const side = knownSides.get(report) ?? firstSide(item, report.lang)
  knownSides.set(report, side)
  return side
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
