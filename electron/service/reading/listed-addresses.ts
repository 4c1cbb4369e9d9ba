import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { isObject, type JsonObject } from '../json/json-value.ts'
import { EMAIL } from './email.ts'
import { isMemberLine } from './member-lines.ts'
import { isCell } from './sheet-rows.ts'

/** A first name and a family name at least. */
const NAME = /^\p{L}[\p{L}.’'-]*(?: \p{L}[\p{L}.’'-]*){1,4}$/u
const WORDS = /^\p{L}[\p{L}.’' -]*$/u
/** Rows of two cells are pairs of a member and a role. */
const FEWEST_CELLS = 3
const DEEPEST = 4

/**
 * An answer whose members stand in lines of a text ("Léa <lea@x.org> (admin)"), or in rows of cells without names, with
 * a list of texts or of maps in their place. Each has one address. Other answers as they are.
 */
export function withListedAddresses(data: unknown, depth = 0): unknown {
  if (typeof data === 'string') return linesWithAddresses(data) ?? data
  if (depth > DEEPEST) return data
  if (Array.isArray(data)) return rowsWithAddresses(data) ?? data
  // Beside the names of its columns, a table is read by these.
  if (!isObject(data) || namesColumns(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withListedAddresses(value, depth + 1)]),
  )
}

function linesWithAddresses(text: string): string[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const areMembers =
    lines.length > 1 &&
    lines.every((line) => line.split('@').length === 2 && EMAIL.test(line) && !/[;,\t|]/.test(line))
  return areMembers && lines.every(isMemberLine) ? lines : null
}

/** Whether a map holds a list of rows of cells, and a list of as many names. */
function namesColumns(data: JsonObject): boolean {
  const lists = Object.values(data).filter(Array.isArray)
  const widths = lists.flatMap((list) => (Array.isArray(list[0]) ? [list[0].length] : []))
  return lists.some(
    (list) =>
      widths.includes(list.length) && list.every((name) => typeof name === 'string' && !EMAIL.test(name)),
  )
}

/**
 * `[["Léa", "lea@x.org", "admin"], …]`: the first row is as good as the others, since no column is called by an
 * address. Whoever invited or leads somebody may stand in the same row, and comes again in others.
 */
function rowsWithAddresses(list: readonly unknown[]): JsonObject[] | null {
  const rows = list.filter((row): row is unknown[] => Array.isArray(row) && row.every(isCell))
  const [first] = rows
  if (first === undefined || rows.length < list.length || first.length < FEWEST_CELLS) return null
  if (rows.some((row) => row.length !== first.length)) return null
  const columns = first.map((_, at) => rows.map((row) => String(row[at])))
  const email = emailColumn(columns)
  // No column is called by an address, though nobody knows which one is the member's own.
  if (email === null && !first.some((cell) => EMAIL.test(String(cell)))) return null
  const name = nameColumn(columns, columns[email ?? -1] ?? [])
  const others = columns.flatMap((_, at) => (at === email || at === name ? [] : [at]))
  const role = others.filter((at) => areRoles(columns[at] ?? [], columns[name ?? -1] ?? []))
  const called = (at: number): string =>
    at === email ? 'email' : at === name ? 'name' : role.length === 1 && at === role[0] ? 'role' : `${at + 1}`
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [called(at), cell])))
}

/** The place of the only column with another address in each row; null where there is none, or more. */
function emailColumn(columns: readonly string[][]): number | null {
  const places = columns.flatMap((cells, at) => (cells.every((cell) => EMAIL.test(cell)) ? [at] : []))
  const own = places.filter((at) => isEachOther(columns[at] ?? []))
  return own.length === 1 ? (own[0] ?? null) : null
}

/** The place of the column of names: those of which the addresses are made, or else the only one that may be it. */
function nameColumn(columns: readonly string[][], addresses: readonly string[]): number | null {
  const texts = columns.flatMap((cells, at) => (cells.every((cell) => WORDS.test(cell)) ? [at] : []))
  const likeness = (at: number): number =>
    addresses.filter((address, row) => isLikeAddress(columns[at]?.[row] ?? '', address)).length
  const alike = texts.filter((at) => likeness(at) * 2 > addresses.length)
  if (alike.length === 1) return alike[0] ?? null
  const full = texts.filter((at) => columns[at]?.every((cell) => NAME.test(cell)))
  const [only, ...more] = full.filter((at) => isEachOther(columns[at] ?? []))
  // Of two columns of names, the one in which a name comes again tells who invited or leads them.
  if (only === undefined || more.length > 0) return null
  // Towns and companies have two words too.
  const areOfMembers = columns[only]?.every((cell, row) => haveInitial(cell, addresses[row] ?? ''))
  return areOfMembers ? only : null
}

function isEachOther(cells: readonly string[]): boolean {
  return new Set(cells).size === cells.length
}

function isLikeAddress(name: string, address: string): boolean {
  const before = plain(address.split('@')[0] ?? '')
  return plain(name)
    .split(/[^a-z]+/)
    .some((word) => word.length > 2 && before.includes(word))
}

/** Whether an address begins as one of the words of a name does. */
function haveInitial(name: string, address: string): boolean {
  const [first = ''] = plain(address)
  return plain(name)
    .split(' ')
    .some((word) => word.startsWith(first))
}

/** Whether words may be roles: they are no names, neither full ones nor those of other members. */
function areRoles(cells: readonly string[], names: readonly string[]): boolean {
  const called = new Set(names.flatMap((name) => [plain(name), ...plain(name).split(' ')]))
  const areFull = cells.every((cell) => /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(cell) && NAME.test(cell))
  return !areFull && cells.every((cell) => WORDS.test(cell)) && !cells.some((cell) => called.has(plain(cell)))
}

function plain(text: string): string {
  return foldAccents(text).toLowerCase()
}
