import { asFields, flatFields, isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { hostsOf, isAskedElsewhere } from './asked-by-host.ts'
import { spokenRows } from './event-rows.ts'
import { findRowLists } from './find-rows.ts'
import { withFlatThreads } from './flat-threads.ts'
import { namedBesideHost, namedInTexts } from './named-in-texts.ts'
import { inCountedOrder, orderOf } from './newest-first.ts'
import { NAME, turnsByName, turnsOfPairs } from './pairs-by-name.ts'
import { roundLists } from './round-lists.ts'
import { type Column, followsFrom, isCounter, speakerColumns, speakerOf } from './speaker-column.ts'
import { withTurnIds } from './turn-ids.ts'
import { areWords, type ListedTurn, LONGEST_NAME, listsIn, pairsIn } from './turn-pairs.ts'
import { turnsByPerson } from './turns-by-person.ts'

const ROUND_WORDS: ReadonlySet<string> = new Set([
  'round',
  'tour',
  'manche',
  'turn',
  'ronde',
  'rounds',
  'tours',
])
/** Words in the names of texts about what was said, which nobody said: what a model thought, or what sums it up. */
const THOUGHT_WORDS: ReadonlySet<string> = new Set([
  ...['thought', 'thoughts', 'thinking', 'reasoning', 'rationale', 'raisonnement', 'pensee', 'pensees'],
  ...['reflexion', 'analysis', 'analyse', 'explanation', 'explication', 'summary', 'resume', 'translation'],
])
/** Names of lists of what somebody said. */
const SENTENCES: ReadonlySet<string> = new Set([
  ...['sentences', 'phrases', 'paragraphs', 'paragraphes', 'lines', 'lignes', 'text', 'texte', 'content'],
])
const MOST_TURNS = 5000
/** Rows of a discussion have fewer fields together: where each row has other names, these are no fields. */
const MOST_COLUMNS = 500
const MOST_ROUNDS = 1000
/** Fields of a row are looked for so many objects deep. */
const DEEPEST_FIELD = 4
/**
 * The turns of a discussion that comes as a list, under whatever names: rows with one field of sentences and one of
 * speakers who come again, pairs of a name and a text, or a map from names to texts for each round. Null where that is
 * not certain.
 */
export function findTurns(received: unknown): ListedTurn[] | null {
  const data = withFlatThreads(received)
  const flat = roundsOfLists(data)
  if (flat) return isAskedElsewhere(flat, data) ? null : flat
  const found = findRowLists(data)
    .map(({ rows }) => inSpokenOrder(turnsOfRows(rows) ?? turnsByName(rows), rows))
    .filter((turns) => turns !== null)
  // Beside a discussion, a list of names is one of those who speak.
  const lists =
    found.length > 1 ? found.filter((turns) => !turns.every(({ text }) => NAME.test(text))) : found
  const others = pairsIn(data) ?? mapsIn(data) ?? cellsIn(data)
  if (lists.length === 0) return others ?? turnsByPerson(data)
  // Maps with the same names may be rows of a list, or rounds with a text for each person: with both readings, none
  // counts.
  const [turns] = lists
  if (turns === undefined || lists.length > 1 || others !== null || isAskedElsewhere(turns, data)) return null
  return turns
}

/** The turns, the first one first: logs of messages often begin with the newest. Null where nobody knows. */
function inSpokenOrder(turns: ListedTurn[] | null, rows: readonly unknown[]): ListedTurn[] | null {
  const objects = rows.filter(isObject)
  if (turns === null || turns.length !== objects.length) return turns
  const columns = columnsIn(objects)
  const counted = inCountedOrder(turns, columns)
  if (counted.some((turn, at) => turn !== turns[at])) return [...counted]
  const order = orderOf(columns)
  return order === 'as_said' ? turns : order === 'newest_first' ? [...turns].reverse() : null
}

/** The turns of a list of rounds, each a list of rows; a row may be a map from a speaker to what they say. */
function roundsOfLists(data: unknown): ListedTurn[] | null {
  const rounds = roundLists(data)
  if (rounds === null || rounds.length < 2) return null
  const sizes = rounds.map(({ length }) => length)
  const all = rounds.flat()
  const turns = turnsOfRows(all) ?? turnsOfPairs(all)
  if (turns === null || turns.length !== all.length) return null
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0))
  return turns.map((turn, at) => ({ ...turn, round: starts.filter((start) => start <= at).length }))
}

function turnsOfRows(rows: readonly unknown[]): ListedTurn[] | null {
  const objects = rows.filter(isObject)
  if (objects.length !== rows.length || rows.length < 2 || rows.length > MOST_TURNS) return null
  const nested = roundsOfRows(objects)
  if (nested) return nested
  const columns = columnsIn(objects)
  const said = saidColumn(columns)
  if (said === null) {
    const spoken = spokenRows(columns, objects.length)
    return spoken && turnsOfRows(spoken)
  }
  const rounds = columns.find(
    (column) =>
      (isRound(column.name) &&
        (column.values.every((value) => roundOf(value) !== null) || isFromNone(column))) ||
      (isUnnamed(column) && isCounter(column)),
  )
  const roundAt = (at: number): number | null => roundOf(rounds?.values[at] ?? null)
  const besides = columns.filter((column) => column !== said && column !== rounds)
  const speakers = speakerColumns(besides)
  const beside = namedBesideHost(
    said.values.map((value) => value ?? ''),
    besides,
  )
  if (beside) return beside.map((turn, at) => ({ ...turn, round: roundAt(at) }))
  const named = namedInTexts(said.values.map((value) => value ?? ''))
  if (named) {
    // A column may say the same, or less (how a line is set, whether the host speaks); if it says more, nobody knows.
    const own: Column = { name: '', values: [...named.speakers] }
    if (speakers?.some((column) => !followsFrom(column, own))) return null
    return named.texts.map((text, at) => ({ speaker: named.speakers[at] ?? null, text, round: roundAt(at) }))
  }
  if (speakers === null) return null
  return objects.map((_, at) => ({
    speaker: speakerOf(speakers, at),
    text: said.values[at] ?? '',
    round: roundAt(at),
  }))
}

/**
 * The turns of the only list of rows without names, all of one length: `[["host", null, "…?"], ["guest", 18, "…"]]`.
 */
function cellsIn(data: unknown): ListedTurn[] | null {
  const [rows, ...others] = listsIn(data)
  const width = Array.isArray(rows?.[0]) ? rows[0].length : 0
  if (rows === undefined || others.length > 0 || width < 3) return null
  const isRow = (row: unknown): row is unknown[] =>
    Array.isArray(row) &&
    row.length === width &&
    row.every((cell) => cell === null || typeof cell !== 'object')
  if (!rows.every(isRow)) return null
  return turnsOfRows(rows.map((row) => Object.fromEntries(row.map((cell, at) => [`${at + 1}`, cell]))))
}

/** The turns of rows that are rounds, each with its own list of turns. */
function roundsOfRows(listed: readonly JsonObject[]): ListedTurn[] | null {
  const rows = inCountedOrder(listed, columnsIn(listed))
  // A row that is a map of texts is no list of turns itself.
  const listsOf = (row: JsonObject) => findRowLists(row).filter(({ path }) => path.length > 0)
  const inner = rows.map((row) =>
    listsOf(row)
      .map((list) => turnsOfFew(list.rows))
      .filter((turns) => turns !== null),
  )
  if (!inner.every((lists) => lists.length === 1)) return null
  const all = rows.flatMap((row) => listsOf(row).flatMap((list) => list.rows))
  const turns = turnsOfRows(all)
  if (turns === null || turns.length !== all.length) return null
  const sizes = inner.map((lists) => lists[0] ?? 0)
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0))
  const hosts = hostsOf(rows)
  return turns.flatMap((turn, at) => {
    const round = starts.filter((start) => start <= at).length
    const host = starts.includes(at) ? (hosts[round - 1] ?? null) : null
    return [...(host === null ? [] : [{ speaker: null, text: host, round }]), { ...turn, round }]
  })
}

function turnsOfFew(rows: readonly unknown[]): number | null {
  const objects = rows.filter(isObject)
  if (objects.length === 0 || objects.length !== rows.length) return null
  return saidColumn(columnsIn(objects)) === null ? null : objects.length
}

function columnsIn(rows: readonly JsonObject[]): readonly Column[] {
  const columns = new Map<string, Column>()
  rows.forEach((row, at) => {
    // Lists are left out, because nobody said them; only a list of a single object counts as that object.
    const bare = withoutLists(row)
    const paths = asFields(bare).map(({ name }) => name)
    for (const [place, { name, value }] of flatFields(bare).entries()) {
      if (columns.size >= MOST_COLUMNS && !columns.has(name)) continue
      const column = columns.get(name) ?? { name, path: paths[place] ?? name, values: rows.map(() => null) }
      column.values[at] = value.trim() === '' ? null : value
      columns.set(name, column)
    }
  })
  return withTurnIds([...columns.values()])
}

/** A row without its lists at any depth, and with the object of a list of only one. */
function withoutLists(row: JsonObject, depth = 0): JsonObject {
  const fields = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const only = Array.isArray(value) && value.length === 1 ? value[0] : value
    // What is said may be told in a list of sentences.
    if (isSentences(name, value)) return [[name, value.join(' ')]]
    if (isObject(only)) return [[name, depth < DEEPEST_FIELD ? withoutLists(only, depth + 1) : only]]
    return Array.isArray(value) ? [] : [[name, value]]
  })
  return Object.fromEntries(fields)
}

function isSentences(name: string, value: unknown): value is string[] {
  return (
    SENTENCES.has(name.toLowerCase()) &&
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one === 'string' && /\S\s+\S/.test(one))
  )
}

/** The field that has a text in every row, mostly of several words, and at least twice as much text as any other. */
function saidColumn(columns: readonly Column[]): Column | null {
  const lengths = columns
    .filter(({ name }) => !wordsOfKey(name).some((word) => THOUGHT_WORDS.has(word)))
    // What stands in every row alike is a note of a program.
    .filter(({ values }) => values.length === 1 || new Set(values).size > 1)
    .filter(({ values }) => values.every((value) => value !== null && !/^https?:\/\//.test(value)))
    .map((column) => {
      const total = column.values.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      const words = column.values.filter((value) => /\s/.test(value ?? '')).length
      return { column, length: words * 2 >= column.values.length ? total : 0, total }
    })
    .sort((one, other) => other.length - one.length)
  const [longest, next] = lengths
  if (!longest || longest.length < 12 * longest.column.values.length) return null
  return next && next.length * 2 > longest.length ? null : longest.column
}

/** The turns of a map of rounds, each a map from speakers to texts; the same people must speak in several rounds. */
function mapsIn(data: unknown, depth = 0): ListedTurn[] | null {
  if (Array.isArray(data)) {
    const maps = data.map(onlyMap)
    return maps.includes(null) ? null : mapsIn(Object.fromEntries(maps.entries()), depth)
  }
  if (!isObject(data) || depth > 3) return null
  const entries = Object.entries(data)
  const rounds = entries.filter(
    ([, value]) => isObject(value) && Object.keys(value).length > 1 && isTextMap(value),
  )
  if (rounds.length > MOST_ROUNDS) return null
  if (rounds.length < 2 || rounds.length !== entries.filter(([, value]) => isObject(value)).length) {
    const inner = entries.map(([, value]) => mapsIn(value, depth + 1)).filter((turns) => turns !== null)
    return inner.length === 1 ? (inner[0] ?? null) : null
  }
  const names = rounds.map(([, value]) => Object.keys(value as JsonObject))
  const isShared = names.every((one) =>
    names.every((other) => one.filter((name) => other.includes(name)).length > 1),
  )
  const turns = rounds.flatMap(([, value], at) =>
    Object.entries(value as Record<string, string>).map(([speaker, text]) => ({
      speaker,
      text,
      round: at + 1,
    })),
  )
  return isShared && areWords(turns) ? turns : null
}

/** The only map of a row: `{round: 1, said: {Ana: "…", Ben: "…"}}`. */
function onlyMap(row: unknown): JsonObject | null {
  const maps = isObject(row) ? Object.values(row).filter(isObject) : []
  return maps.length === 1 ? (maps[0] ?? null) : null
}

function isTextMap(value: JsonObject): boolean {
  return Object.entries(value).every(
    ([name, text]) => typeof text === 'string' && name.length <= LONGEST_NAME,
  )
}

function isRound(name: string): boolean {
  return wordsOfKey(name).some((word) => ROUND_WORDS.has(word))
}

/**
 * Whether rounds are counted from none, because a program leaves out a 0: nothing first, then numbers that rise by one.
 */
function isFromNone({ values }: Column): boolean {
  const rounds = values.map((value) => (value === null ? 0 : roundOf(value)))
  return (
    rounds[0] === 0 &&
    rounds.some((round) => round !== 0) &&
    rounds.every((round, at) => {
      const before = rounds[at - 1] ?? 0
      return round !== null && values[at] !== '0' && (round === before || round === before + 1)
    })
  )
}

/** A column of rows without names is called by its number. */
const isUnnamed = ({ name }: Column) => /^\d+$/.test(name)

function roundOf(value: string | null): number | null {
  const digits = value === null ? null : /^\D{0,8}(\d{1,3})$/.exec(value.trim())
  return digits ? Number(digits[1]) : null
}
