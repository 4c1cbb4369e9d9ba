import { addTo } from '../../json/add-to.ts'
import { isObject, type JsonObject, keysAmong } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { isYes } from '../words/foreign-words.ts'
import { ID_NAMES, RESPONDENT_ID_NAMES } from '../words/names.ts'
import { isStateName } from '../words/state-names.ts'

/** Words for people whose answers may not count; only the number of the others shows that they do not. */
const EXTRA: ReadonlySet<string> = new Set(
  (
    'abandoned abandon abandonne abandonnee aborted incomplete incomplet partial partiel dropped dropout terminated ' +
    'disqualified screened control controle temoin temoins reserve reserves backup spare substitute remplacant'
  ).split(' '),
)
const PERSONA = [...RESPONDENT_ID_NAMES, ...ID_NAMES]
const MOST_WORDS = 3
const LONGEST = 40

type TellsAnswer = (row: JsonObject, name: string) => boolean

/**
 * The rows of people beyond those of the run: one field tells them ("status": "abandoned", "reserve": true), and the
 * other rows are those of exactly as many people as were asked. Empty where the numbers do not show this, or show it
 * for several fields that tell different rows and none of which tells a state. An answer tells none ("without
 * reserve").
 */
export function extraRows(
  rows: readonly JsonObject[],
  asked: number,
  tellsAnswer: TellsAnswer,
): ReadonlySet<JsonObject> {
  const names = asked > 0 && rows.length > asked ? new Set(rows.flatMap((row) => Object.keys(row))) : []
  const found: { extra: ReadonlySet<JsonObject>; isState: boolean }[] = []
  const personIn = rows.some((row) => personOf(row) !== null) ? personOf : byOwnId(rows, names)
  const people = countsOf(rows.map(personIn))
  for (const [name, extra] of rowsSayingExtra(asked > 0 && rows.length > asked ? rows : [], tellsAnswer)) {
    const beyond = countsOf(extra.map(personIn))
    if (beyond.has(null) || (people.get(null) ?? 0) > 0) continue
    const areApart = [...beyond].every(([person, count]) => people.get(person) === count)
    if (areApart && people.size - beyond.size === asked)
      found.push({ extra: new Set(extra), isState: isStateName(name) })
  }
  const states = found.filter(({ isState }) => isState)
  const [first, ...others] = (states.length > 0 ? states : found).map(({ extra }) => extra)
  return first && others.every((own) => own.size === first.size && [...own].every((row) => first.has(row)))
    ? first
    : new Set()
}

/** The rows that say so, by each field that has such a row. */
function rowsSayingExtra(
  rows: readonly JsonObject[],
  tellsAnswer: TellsAnswer,
): Iterable<[string, JsonObject[]]> {
  const byName = new Map<string, JsonObject[]>()
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (saysExtra(name, value) && !tellsAnswer(row, name)) addTo(byName, name, row)
  return byName
}

function countsOf<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** The same for rows around which there is one map only, as in the edges of a graph (`{cursor, node: {…}}`). */
export function extraAround(
  rows: readonly JsonObject[],
  asked: number,
  tellsAnswer: TellsAnswer,
): ReadonlySet<JsonObject> {
  const inner = rows.map((row) => {
    const [only, ...others] = Object.values(row).filter(
      (value) => typeof value === 'object' && value !== null,
    )
    return isObject(only) && others.length === 0 ? only : row
  })
  const extra = extraRows(inner, asked, tellsAnswer)
  return new Set(rows.filter((_, at) => extra.has(inner[at] as JsonObject)))
}

/** The names of the people in a map of them who are beyond those of the run. */
export function extraNames(people: JsonObject, asked: number, tellsAnswer: TellsAnswer): ReadonlySet<string> {
  const entries = Object.entries(people)
  if (entries.length <= asked || !entries.every(([, row]) => isObject(row))) return new Set()
  const rows = new Map(entries.map(([id, row]) => [id, { ...(row as JsonObject), id }]))
  const extra = extraRows([...rows.values()], asked, tellsAnswer)
  return new Set([...rows].flatMap(([id, row]) => (extra.has(row) ? [id] : [])))
}

function saysExtra(name: string, value: unknown): boolean {
  const told = isYes(value) ? name : typeof value === 'string' ? value : ''
  if (told === '' || told.length > LONGEST) return false
  const words = wordsOfKey(told)
  return words.length <= MOST_WORDS && words.some((word) => EXTRA.has(word))
}

/** Whom each row is about, where a field has another word in each of them, under whatever name. */
function byOwnId(rows: readonly JsonObject[], names: Iterable<string>): typeof personOf {
  const isId = (value: unknown): boolean => typeof value === 'string' && /^\S+$/.test(value)
  const id = [...names].find(
    (name) =>
      rows.every((row) => isId(row[name])) && new Set(rows.map((row) => row[name])).size === rows.length,
  )
  return (row) => (id === undefined ? null : String(row[id]))
}

/** Whom a row is about, by the first field that may have an id; null where none has. */
export function personOf(row: JsonObject): string | null {
  const [name] = keysAmong(row, PERSONA)
  const id = name === undefined ? null : row[name]
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}
