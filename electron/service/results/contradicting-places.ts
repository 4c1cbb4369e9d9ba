import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { parsed } from '../json/document-in.ts'
import { isObject, type JsonObject } from '../json/json-value.ts'
import { textTable } from '../json/text-table.ts'
import { stepPath } from './shapes/gathered.ts'
import { isForeignName } from './words/foreign-words.ts'

const DEEPEST = 12
/** Another place may hold the answers too if it has options for this share of them. */
const MOST = 0.6
/** The share of answers that may be others there, where it is known whose they are: some were corrected. */
const FEW = 0.2
/** The share of options that may come other times there, where it is not: some answers are told twice. */
const FEWEST_APART = 0.05
const FEWEST = 6
/** Stands for the names of all lists of respondents below options. */
const LISTS = '[]'

/** What stands elsewhere under one name. */
interface Found {
  /** How often each option stands there. */
  counts: Map<string, number>
  /**
   * Of those beside which a respondent is named: how many are this respondent's answer as read, and how many are not.
   */
  same: number
  other: number
  /** The same for words to open-ended items, where the item is named too. */
  sameWords: number
  otherWords: number
}

/** By which entries a value is found: the respondent and the item that they name. */
interface Around {
  respondent: number | null
  item: number | null
}

/**
 * Whether options stand under one name outside of `place`, for most of the answers read there, that cannot be the same
 * answers: those of the same personas differ or, where no personas are named, each option comes other times; or whether
 * other words stand there as well. Then nobody knows which of the two places has the answers. What says of itself that
 * it is of something else (a prediction, an earlier wave) does not count, nor do lists of options. Tables within texts
 * count too.
 */
export function areAnswersElsewhere(
  data: unknown,
  place: string,
  { answers, respondents }: Pick<RunResults, 'answers' | 'respondents'>,
  { questions }: SurveyDraft,
): boolean {
  const own = new Map<string, number>()
  const said = new Map<number, Map<number, string>>()
  let told = 0
  let inWords = 0
  for (const { question, option, respondent, kind, text: words } of answers) {
    const text = questions[question]?.options[option ?? -1]?.text
    const meant = text ?? (kind === 'text' ? words : null)
    if (meant === null) continue
    if (text === undefined) inWords += 1
    else {
      told += 1
      own.set(text, (own.get(text) ?? 0) + 1)
    }
    said.set(respondent, (said.get(respondent) ?? new Map()).set(question, meant))
  }
  if (told + inWords < FEWEST) return false
  const listed = new Map<string, number>()
  for (const { text } of questions.flatMap(({ options }) => options))
    listed.set(text, (listed.get(text) ?? 0) + 1)
  const people = new Map(respondents.flatMap(({ id }, at) => (id === null ? [] : [[id, at] as const])))
  const items = new Map(questions.flatMap(({ id, stem }, at) => [[id, at] as const, [stem, at] as const]))
  const found = new Map<string, Found>()

  function named(value: unknown, around: Around): Around {
    if (typeof value !== 'string' && typeof value !== 'number') return around
    const respondent = people.get(String(value))
    const item = items.get(String(value))
    if (respondent === undefined && item === undefined) return around
    return { respondent: respondent ?? around.respondent, item: item ?? around.item }
  }

  function foundUnder(name: string): Found {
    const known = found.get(name) ?? { counts: new Map(), same: 0, other: 0, sameWords: 0, otherWords: 0 }
    found.set(name, known)
    return known
  }

  function countWords(text: string, name: string, { respondent, item }: Around): void {
    if (item === null || questions[item]?.type === 'single_choice') return
    const words = said.get(respondent ?? -1)?.get(item)
    if (words === undefined || items.has(text) || people.has(text)) return
    if (words === text) foundUnder(name).sameWords += 1
    else foundUnder(name).otherWords += 1
  }

  function count(text: string, name: string, { respondent, item }: Around): void {
    const known = foundUnder(name)
    known.counts.set(text, (known.counts.get(text) ?? 0) + 1)
    const answered = said.get(respondent ?? -1)
    if (answered === undefined) return
    const isSame = item === null ? [...answered.values()].includes(text) : answered.get(item) === text
    if (isSame) known.same += 1
    else known.other += 1
  }

  /** Counts the options that stand in a map beside a list of respondents, or are the name of one. */
  function countListed(map: JsonObject, around: Around): void {
    const beside = Object.values(map).filter((text) => typeof text === 'string' && listed.has(text))
    for (const [name, list] of Object.entries(map)) {
      const [text] = listed.has(name) ? [name] : beside
      if (typeof text !== 'string' || !Array.isArray(list)) continue
      for (const id of list) {
        const respondent = people.get(String(id))
        if (respondent !== undefined) count(text, LISTS, { ...around, respondent })
      }
    }
  }

  /** Counts the options of runs, `[["Yes", 3], ["No", 1], ["Yes", 2]]`, which are told once each. */
  function countRuns(list: readonly unknown[], name: string, around: Around): void {
    const runs = list.filter(
      (run): run is [string, number] =>
        Array.isArray(run) && run.length === 2 && listed.has(run[0]) && Number.isInteger(run[1]),
    )
    if (new Set(runs.map(([text]) => text)).size === runs.length) return
    for (const [text, times] of runs)
      for (let time = 1; time < Math.min(times, respondents.length); time += 1) count(text, name, around)
  }

  /** Whether the answers of one respondent stand in a map by their items: what stands there is of one kind. */
  const isOne = (key: string, { respondent }: Around): boolean => respondent !== null && items.has(key)

  function walk(value: unknown, path: string, name: string, around: Around, depth: number): void {
    if (path === place || depth > DEEPEST) return
    if (typeof value === 'string') {
      const inner = listed.has(value) ? null : valuesInText(value)
      if (listed.has(value)) count(value, name, around)
      else if (inner) walk(inner, path, name, around, depth + 1)
      else countWords(value, name, around)
    } else if (Array.isArray(value)) {
      countRuns(value, name, around)
      value.forEach((inner, at) => {
        walk(inner, stepPath(path, at), name, around, depth + 1)
      })
    } else if (isObject(value)) {
      countListed(value, around)
      const within = Object.values(value).reduce<Around>((all, inner) => named(inner, all), around)
      for (const [key, inner] of Object.entries(value))
        if (!isForeignName(key))
          walk(inner, stepPath(path, key), isOne(key, within) ? name : key, named(key, within), depth + 1)
    }
  }

  walk(data, '$', '', { respondent: null, item: null }, 0)
  return [...found.values()].some(({ counts, same, other, sameWords, otherWords }) => {
    const sum = [...counts.values()].reduce((all, times) => all + times, 0)
    const words = sameWords + otherWords
    if (
      sum >= respondents.length &&
      words > 0 &&
      words >= inWords * MOST &&
      otherWords > Math.max(1, words * FEW)
    )
      return true
    if (told < FEWEST || sum < told * MOST || areLists(counts, listed)) return false
    if (same + other >= told * MOST) return other > Math.max(1, (same + other) * FEW)
    const apart = [...new Set([...counts.keys(), ...own.keys()])].reduce(
      (all, text) => all + Math.max(0, (own.get(text) ?? 0) - (counts.get(text) ?? 0)),
      0,
    )
    return apart > Math.max(1, told * FEWEST_APART) + Math.max(0, told - sum)
  })
}

/** The values in a text that is JSON or a table; null for any other text. */
function valuesInText(text: string): unknown[] | null {
  if (!/^\s*[[{]/.test(text)) return text.includes('\n') ? (textTable(text)?.flat() ?? null) : null
  const document = parsed(text)
  return document === undefined ? null : valuesIn(document, 0)
}

function valuesIn(value: unknown, depth: number): unknown[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [value]
  return Object.values(value).flatMap((inner) => valuesIn(inner, depth + 1))
}

/** Whether all options stand there equally often: lists of them, such as the rows of tables of counts. */
function areLists(counts: ReadonlyMap<string, number>, listed: ReadonlyMap<string, number>): boolean {
  const times = new Set([...counts].map(([text, count]) => count / (listed.get(text) ?? 1)))
  return times.size === 1 && counts.size > 1
}
