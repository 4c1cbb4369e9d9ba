import { cellsOfText } from '../../../json/cells-of-text.ts'
import { isObject } from '../../../json/json-value.ts'
import { isReasonName } from '../../words/missing-reasons.ts'
import { isStandIn } from '../../words/stand-in.ts'
import type { KnownTexts } from '../item-refs.ts'
import { type ListedColumn, listedColumns, placementsOf } from './columns-in-lists.ts'

const DEEPEST = 12
const FEWEST_LINES = 2
/** At least this share of the personas must have a line. */
const FEWEST_SHARE = 0.5
const LONGEST_LINE = 20_000
/** Signs between the cells of a line, where the payload tells none. */
const SIGNS = [';', '\t', '|', ',', '\u0001', '\u001f', '~', '^', '§', '¦']
/** A text that tells the sign: one to three characters that are none of a word. */
const TOLD = /^[^\p{L}\p{N}]{1,3}$/u
/** The names of signs, as a field beside the lines may have them. */
const SIGN_NAMES: ReadonlyMap<string, string> = new Map([
  ['semicolon', ';'],
  ['point-virgule', ';'],
  ['point virgule', ';'],
  ['tab', '\t'],
  ['tabulation', '\t'],
  ['\\t', '\t'],
  ['pipe', '|'],
  ['barre verticale', '|'],
  ['comma', ','],
  ['virgule', ','],
])
/**
 * At least this share of the cells under a choice whose codes are told must be such codes; the others say why there is
 * no answer.
 */
const FEWEST_CODES = 0.5
/** Numbers that surveys have for missing answers, whatever else they are told to mean. */
const MISSING = /^(?:-\d{1,4}|[789]|[789]\d|9\d{2,4}|888|777)$/

type Known = Pick<KnownTexts, 'itemOf' | 'isOption'>
type Lines = readonly string[]

/**
 * Lines of text without a heading, whose cells a sign divides, as records by the names of their columns, where a list
 * of the payload describes the columns, those of the items among them, in their order or by their numbers: `{columns:
 * [{col: 1, var: "ID"}, {col: 2, var: "Q1", label: "…"}], lines: ["4;1", "7;2"]}`. The codes that the list tells must
 * be what the lines have there; where the columns may stand in two ways, the lines stay as they are.
 */
export function withListedColumns(data: unknown, known: Known, personas: number): unknown {
  const texts = textsOf(data, Math.max(FEWEST_LINES, personas * FEWEST_SHARE))
  if (texts.blocks.length === 0) return data
  const lists = listedColumns(data, known)
  const [columns, ...others] = lists
  if (!columns || others.length > 0) return data
  const fresh = new Map<unknown, unknown>()
  for (const { node, lines } of texts.blocks) {
    const rows = recordsOf(lines, columns, { signs: texts.signs, known })
    // A text with a heading is a table, which others open.
    if (rows && !(typeof node === 'string' && rows.length < lines.length))
      fresh.set(node, isObject(node) ? byName(node, rows) : rows)
  }
  return fresh.size === 0 ? data : replaced(data, fresh, 0)
}

function byName(node: object, rows: readonly unknown[]): object {
  return Object.fromEntries(Object.keys(node).map((key, at) => [key, rows[at]]))
}

/** The lists, maps and texts of a payload that have nothing but lines, and the signs that it tells. */
function textsOf(
  data: unknown,
  fewest: number,
): { blocks: { node: unknown; lines: Lines }[]; signs: Set<string> } {
  const blocks: { node: unknown; lines: Lines }[] = []
  const areLines = (values: readonly unknown[]): values is Lines =>
    values.length >= fewest &&
    values.every((one) => typeof one === 'string' && one.length > 2 && one.length <= LONGEST_LINE)
  const signs = new Set<string>()
  const look = (value: unknown, depth: number): void => {
    if (depth > DEEPEST) return
    if (typeof value === 'string') {
      const sign = SIGN_NAMES.get(value.trim().toLowerCase()) ?? (TOLD.test(value) ? value : null)
      if (sign !== null) signs.add(sign)
      const lines = value.includes('\n') ? value.split(/\r?\n/).filter((line) => line.trim() !== '') : []
      if (areLines(lines)) blocks.push({ node: value, lines })
      return
    }
    if (typeof value !== 'object' || value === null) return
    const inner = Object.values(value)
    if (areLines(inner)) blocks.push({ node: value, lines: inner })
    for (const one of inner) look(one, depth + 1)
  }
  look(data, 0)
  const all = [...signs, ...SIGNS]
  const divided = blocks.filter(({ lines }) => all.some((sign) => lines.every((line) => line.includes(sign))))
  return { blocks: divided, signs }
}

function recordsOf(
  lines: Lines,
  columns: readonly ListedColumn[],
  { signs, known }: { signs: ReadonlySet<string>; known: Known },
): Record<string, string>[] | null {
  const read = (sign: string): Record<string, string>[] | null => {
    const rows = lines.map((line) => cellsOf(line, sign))
    const width = rows[0]?.length ?? 0
    if (width < 2 || rows.some((row) => row?.length !== width)) return null
    return namedRows(rows as string[][], columns, known)
  }
  const found = (own: Iterable<string>): Record<string, string>[][] =>
    [...own].map(read).filter((rows) => rows !== null)
  const told = found(signs)
  const [rows, ...others] = told.length > 0 ? told : found(SIGNS)
  return rows && others.length === 0 ? rows : null
}

/** The cells of a line; null where a quotation mark is left open. */
function cellsOf(line: string, sign: string): string[] | null {
  const cells = sign.length === 1 ? cellsOfText(line, sign)?.[0] : line.split(sign)
  return cells?.map((cell) => cell.trim()) ?? null
}

/**
 * The rows by the names of their columns, told by a heading or not; null where these do not fit, or fit in two ways.
 */
function namedRows(
  rows: readonly string[][],
  columns: readonly ListedColumn[],
  known: Known,
): Record<string, string>[] | null {
  const [head = []] = rows
  if (isHeading(head, columns)) return withNames(head, rows.slice(1))
  const isCode = (cell: string, { codes }: ListedColumn): boolean =>
    codes.has(cell) || codes.has(cell.replace(/^0+(?=\d)/, '')) || known.isOption(cell)
  const isOther = (cell: string, { told }: ListedColumn): boolean =>
    told.has(cell) || MISSING.test(cell) || isReasonName(cell) || isStandIn(cell)
  // Where no codes are told, only options show that a line has cells, and is not what somebody said.
  const haveOptions = rows.every((row) => row.some((cell) => known.isOption(cell)))
  const fits = (places: readonly number[]): boolean => {
    const coded = columns.flatMap((column, at) =>
      column.codes.size > 0 ? [{ column, at: places[at] ?? -1 }] : [],
    )
    const areCoded = coded.every(({ column, at }) => {
      const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '')
      const others = cells.filter((cell) => !isCode(cell, column))
      return (
        others.length <= cells.length * (1 - FEWEST_CODES) && others.every((cell) => isOther(cell, column))
      )
    })
    // A first line of which no cell is a code is a heading with other names.
    const hasCode = coded.some(({ column, at }) => head[at] === '' || isCode(head[at] ?? '', column))
    return areCoded && (coded.length === 0 ? haveOptions : hasCode)
  }
  const [places, ...others] = placementsOf(columns, head.length).filter(fits)
  if (!places || others.length > 0) return null
  const names = head.map((_, at) => columns[places.indexOf(at)]?.name ?? `[${at + 1}]`)
  return withNames(names, rows)
}

/** Whether a line has a word of the entries of most columns, in a cell each. */
function isHeading(head: readonly string[], columns: readonly ListedColumn[]): boolean {
  const named = columns.filter(({ words }) => head.some((cell) => words.has(cell)))
  return named.length * 2 > columns.length && new Set(head).size === head.length
}

function withNames(names: readonly string[], rows: readonly string[][]): Record<string, string>[] {
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [names[at] ?? '', cell])))
}

function replaced(value: unknown, fresh: ReadonlyMap<unknown, unknown>, depth: number): unknown {
  if (fresh.has(value)) return fresh.get(value)
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((one) => replaced(one, fresh, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, fresh, depth + 1)]))
}
