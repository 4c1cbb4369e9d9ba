import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { isObject, type JsonObject } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { rowsOfColumns } from '../shapes/column-table.ts'
import { type Aside, setAside, stepPath } from '../shapes/gathered.ts'
import { findText } from '../words/comparable.ts'
import { isCorrection } from '../words/corrections.ts'
import { saysDenied } from '../words/denied-answers.ts'
import { isDrawName } from '../words/draw-words.ts'
import { isForeignName, isNo, isYes } from '../words/foreign-words.ts'
import { plainText } from '../words/plain-text.ts'
import { isStateName } from '../words/state-names.ts'
import { saysTakenBack } from '../words/taken-back.ts'
import { correctingFields } from './corrected-entries.ts'
import { cellTable, textRows } from './counted-tables.ts'
import { extraAround, extraNames, extraRows, personOf } from './extra-people.ts'
import type { FieldsOfItems } from './fields-of-items.ts'
import { fieldsOfOptions } from './fields-of-options.ts'
import { findOptionLists } from './lists-of-options.ts'
import { findOptionColumns } from './option-columns.ts'
import { replacedRows } from './replaced-rows.ts'
import { isOfDraws, isOfSeveralTimes, namesPersona, SUBJECT } from './several-times.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words of flags that are set in rows that count, such as "valid". */
const COUNTING = SPLIT(
  'valid valide included inclus incluse kept retenu retenue accepted accepte usable exploitable',
)
/** If the state of a row has one of these words, it does not count. */
const DISCOUNTED = SPLIT('failed failure echec echoue error erreur skipped unusable inexploitable bad')
/** Only in the name of an outcome: an event of the kind "replaced" may be the one that replaces. */
const OUTCOMES = SPLIT('status statut state etat')
const REPLACED = SPLIT('replaced remplace remplacee overwritten obsoleted')
const ANSWER_WORDS = SPLIT('answer reponse response choix choice option value valeur')
const DEEPEST = 6
const FEWEST_OF_SENTENCE = 6
/** A longer text is no question. */
const LONGEST_PROMPT = 8000

/** A payload without the rows that do not count, with null in their places in lists of others; and those rows. */
export interface CountedPart {
  value: unknown
  discounted: Aside[]
}

/**
 * Takes out of every list the rows that are marked as not counting: rejected, a test, of an earlier time, of people
 * beyond those who were asked. Where rows of one persona differ by a time or a version, it is unclear which of them
 * count, so the whole list is taken out.
 */
export function countedPart(
  data: unknown,
  { questions, personas }: Pick<SurveyDraft, 'questions' | 'personas'>,
  numbers: FieldsOfItems,
): CountedPart {
  const isItem = findText(questions.map(({ stem }) => stem))
  const options = new Set(questions.flatMap((item) => item.options.map(({ text }) => text)))
  // "rep" may be a repetition or a "réponse": a field that holds options holds answers.
  const isAnswer = (value: unknown): boolean => typeof value === 'string' && options.has(plainText(value))
  const said = fieldsOfOptions(data, isSentence)
  const isOfOneOption = findOptionColumns({ questions })
  const told = {
    isAnswer,
    // "How many times a year?" is an item, and tells no time.
    isStem: (name: string): boolean => isItem(plainText(name)) !== null,
    isSaid: (name: string): boolean => said.has(name),
    isOfOneOption,
    numbers,
  }
  const held = fieldsOfOptions(data, isAnswer)
  const correcting = correctingFields(data)
  const isOptionList = findOptionLists(data, { questions })
  const tellsAnswer = (row: JsonObject, name: string): boolean =>
    isAnswer(row[name]) || isOfOneOption(row, name)
  const isDiscounted = (row: JsonObject, others = held): boolean =>
    Object.entries(row).some(
      (field) =>
        (isItem(field[0]) === null &&
          !others.has(field[0]) &&
          saysDiscounted(field) &&
          !isOfOneOption(row, field[0])) ||
        (correcting.has(field[0]) && isCorrection(field[1], row)),
    )
  /**
   * The places of the rows of a table that count; null where all do. "unclear" where nobody knows which of several do,
   * or where they would not be those of as many people as were asked: a column of one option may be called like a mark
   * ("never").
   */
  const countedPlaces = (table: readonly JsonObject[]): ReadonlySet<number> | 'unclear' | null => {
    const own = fieldsOfOptions(table, isAnswer)
    const extra = new Set([...extraRows(table, personas ?? 0, tellsAnswer), ...replacedRows(table, SUBJECT)])
    const isCounted = (row: JsonObject): boolean => !extra.has(row) && !isDiscounted(row, own)
    const places = table.flatMap((row, at) => (isCounted(row) ? [at] : []))
    const kept = new Set(places)
    const rows = table.filter((_, at) => kept.has(at))
    if (isOfSeveralTimes(rows, told) || isOfDraws(rows, told)) return 'unclear'
    if (rows.length === table.length) return null
    return new Set(rows.map(personOf)).size === personas ? kept : 'unclear'
  }
  const discounted: Aside[] = []
  const take = (value: unknown, path: string): null => {
    setAside(discounted, path, value)
    return null
  }
  function walk(value: unknown, path: string, depth: number): unknown {
    if (typeof value === 'string') return walkText(value, path)
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return value
    if (!Array.isArray(value)) return walkObject(value as JsonObject, path, depth)
    const all = value.filter(isObject)
    const extra = new Set([...extraAround(all, personas ?? 0, tellsAnswer), ...replacedRows(all, SUBJECT)])
    const rows = all.filter((row) => !extra.has(row) && !isDiscounted(row))
    const areTimes = rows.length > 1 && (isOfSeveralTimes(rows, told) || isOfDraws(rows, told))
    // Rows that each ask a different item are the items, whatever their numbering.
    if (areTimes && !(all.length === value.length && asksOnce(rows))) return take(value, path)
    const kept = value.map((inner: unknown, at) =>
      isObject(inner) && (extra.has(inner) || isDiscounted(inner))
        ? take(inner, stepPath(path, at))
        : walk(inner, stepPath(path, at), depth + 1),
    )
    if (kept.every((inner, at) => inner === value[at])) return value
    // A list of nothing but nulls would say that an item, or all of them, were left blank.
    return kept.every((inner) => inner === null) ? [] : kept
  }
  function walkObject(object: JsonObject, path: string, depth: number): unknown {
    const table = cellTable(object)
    const places = table ? countedPlaces(table.rows) : null
    if (places === 'unclear') return take(object, path)
    if (table && places !== null) {
      const left = table.lists.filter((_, at) => !places.has(at))
      for (const row of left) setAside(discounted, stepPath(path, table.name), row)
      return { ...object, [table.name]: table.lists.filter((_, at) => places.has(at)) }
    }
    if (isDenied(object) && depth === 0) return take(object, path)
    const rows = rowsOfColumns(object) ?? []
    if (rows.length > (personas ?? rows.length)) return walkColumns(object, path, rows)
    const extra = extraNames(object, personas ?? Object.keys(object).length, tellsAnswer)
    const entries = Object.entries(object).flatMap(([name, inner]): [string, unknown][] => {
      const own = stepPath(path, name)
      // In a map, only an entry that is a row, with fields of its own and not only lists and maps, can be marked as not
      // counting.
      const isRow =
        isObject(inner) &&
        Object.values(inner).some((field) => typeof field !== 'object') &&
        isDiscounted(inner)
      const areDraws = isDrawName(name) && Array.isArray(inner) && !inner.some(namesPersona)
      // Whatever the fields of an item's options are called, they are no rows of answers.
      if (Array.isArray(inner) && isOptionList(object, inner)) return [[name, inner]]
      if (!areDraws && !(isRow && depth > 0) && !extra.has(name)) return [[name, walk(inner, own, depth + 1)]]
      // A null under the name of an item or a persona would say that somebody left it blank.
      setAside(discounted, own, inner)
      return []
    })
    const isSame = entries.length === Object.keys(object).length
    return isSame && entries.every(([name, inner]) => inner === object[name])
      ? object
      : Object.fromEntries(entries)
  }
  /** A table in a text, without the lines of people who do not count. */
  function walkText(text: string, path: string): string {
    const table = textRows(text)
    const places = table ? countedPlaces(table.rows) : null
    if (!table || places === null || places === 'unclear') return text
    const left = table.lines.filter((_, at) => !places.has(at))
    for (const line of left) setAside(discounted, path, line)
    return [table.head, ...table.lines.filter((_, at) => places.has(at))].join('\n')
  }
  /** Lists of columns, without what they have for people who do not count. */
  function walkColumns(object: JsonObject, path: string, rows: readonly JsonObject[]): JsonObject {
    const extra = extraRows(rows, personas ?? 0, tellsAnswer)
    const kept = rows.flatMap((row, at) => (extra.has(row) || isDiscounted(row) ? [] : [at]))
    if (kept.length === rows.length || kept.length === 0) return object
    for (const row of rows.filter((_, at) => !kept.includes(at))) setAside(discounted, path, row)
    return Object.fromEntries(
      Object.entries(object).map(([name, list]) => [name, kept.map((at) => (list as unknown[])[at])]),
    )
  }
  /** Whether each row has the text of an item that no other row has. */
  const asksOnce = (rows: readonly JsonObject[]): boolean => {
    const items = rows.map((row) => {
      const asked = Object.values(row).flatMap((text) =>
        typeof text === 'string' && text.length < LONGEST_PROMPT
          ? (isItem(plainText(text.split('\n', 1)[0] ?? '')) ?? [])
          : [],
      )
      return asked.length === 1 ? asked[0] : null
    })
    return !items.includes(null) && new Set(items).size === items.length
  }
  const isDenied = (object: JsonObject): boolean =>
    Object.entries(object).some((field) => isItem(field[0]) === null && saysDenied(field))
  const value = walk(data, '$', 0)
  return { value, discounted }
}

/** Whether a field marks its row as not counting. */
function saysDiscounted([name, value]: readonly [string, unknown]): boolean {
  if (typeof value === 'object') return false
  if (saysDenied([name, value])) return true
  if (saysTakenBack(name, value)) return true
  const words = wordsOfKey(name)
  if (words.length > 2 || words.some((word) => ANSWER_WORDS.has(word))) return false
  if (isYes(value)) return isForeignName(name)
  if (isNo(value)) return words.some((word) => COUNTING.has(word))
  if (!isStateName(name) || typeof value !== 'string') return false
  const said = wordsOfKey(value)
  return (
    said.length <= 3 &&
    (isForeignName(value) ||
      said.some((word) => DISCOUNTED.has(word)) ||
      (words.every((word) => OUTCOMES.has(word)) && said.some((word) => REPLACED.has(word))))
  )
}

/** Whether a value is so long that it tells no time and no draw. */
function isSentence(value: unknown): boolean {
  return typeof value === 'string' && value.trim().split(/\s+/).length >= FEWEST_OF_SENTENCE
}
