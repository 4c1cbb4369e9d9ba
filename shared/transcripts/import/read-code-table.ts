import type { ReadingMeter } from '../../exchange/reading-meter.ts'
import { unquoteCell } from '../../exchange/tables/formula-text.ts'
import { foldTag } from '../../models/tag.ts'
import { type CodeColumns, type ColumnKind, codeColumnsOf } from './code-columns.ts'
import { pathSplitter } from './code-paths.ts'
import {
  type CodeCollector,
  createCodeCollector,
  type FoundCode,
  type RawCode,
  type ReadCodebook,
} from './found-codes.ts'
import { nearestColour } from './nearest-colour.ts'
import { type CodePlacer, createPlacer } from './place-codes.ts'

type Rows = readonly (readonly string[])[]

/** A row with what its columns have. */
interface CodeRow {
  /** The name as it is in its cell, with blanks in front. */
  name: string
  /** The cells of the columns by their kind, in the order of the columns. */
  cells: Partial<Record<ColumnKind, string[]>>
  raw: Omit<RawCode, 'name'>
}

/**
 * Reads a table with a row for each code. Where a code stands is said by a column with its parent or its path, by
 * several columns of themes and codes, by a column of depths, by paths as names, or by names that are indented.
 */
export function readCodeTable(rows: Rows, meter: ReadingMeter): ReadCodebook {
  const collector = createCodeCollector(meter)
  const columns = codeColumnsOf(rows) ?? namelessColumns(rows)
  const header = (rows[columns.header] ?? []).map((name) => name.trim())
  for (const [at, name] of header.entries())
    if (name !== '' && columns.kinds[at] === undefined) collector.remark('columns', name)
  const read = rows.slice(columns.header + 1).map((row) => rowOf(row, columns, header))
  const place = createPlacer(collector, meter)
  const named = read.filter((row) => {
    const isNamed = row.name.trim() !== '' || (row.cells.level ?? []).some(isFilled)
    if (!isNamed && row.raw.definition) collector.remark('rows', row.raw.definition)
    return isNamed
  })
  const way = wayOf(columns.kinds, named)
  way(named, { collector, place })
  return collector.result('table')
}

interface Tools {
  collector: CodeCollector
  place: CodePlacer
}

/** How the rows of a table say where their codes stand. */
function wayOf(
  kinds: CodeColumns['kinds'],
  rows: readonly CodeRow[],
): (rows: readonly CodeRow[], tools: Tools) => void {
  const has = (kind: ColumnKind) => kinds.includes(kind)
  if (has('path') || havePaths(rows)) return byPath
  if (has('parentId') || has('parent')) return byParent
  if (has('level')) return byLevels(kinds.indexOf('level') < kinds.lastIndexOf('name') || !has('name'))
  if (has('depth')) return byDepth
  return byName
}

/** Tables of Sonde and of others have the whole path as the code, beside its name. */
function havePaths(rows: readonly CodeRow[]): boolean {
  const paths = rows.filter(({ cells: { name = [] } }) => name.length > 1)
  const ending = paths.filter(({ cells: { name = [] } }) => name[0]?.trim().endsWith(name[1]?.trim() ?? ''))
  return paths.length > 0 && ending.length === paths.length && paths.length === rows.length
}

function byPath(rows: readonly CodeRow[], { place }: Tools): void {
  const paths = rows.map(({ cells }) => (cells.path?.[0] ?? cells.name?.[0] ?? '').trim())
  const split = pathSplitter(paths, true)
  /** The codes by their whole path, since a name may contain what separates names. */
  const known = new Map<string, FoundCode>()
  for (const [at, { cells, raw }] of rows.entries()) {
    const path = paths[at] ?? ''
    const name = (cells.path ? cells.name?.[0] : cells.name?.[1])?.trim() || null
    const above = name !== null && path.endsWith(name) ? withoutEnd(path.slice(0, -name.length)) : null
    const parent = above === null ? undefined : known.get(above)
    const code =
      name !== null && (above === '' || parent)
        ? place.at(parent ?? null, [name], raw)
        : place.at(null, split(path), raw)
    if (code) known.set(path, code)
  }
}

const withoutEnd = (path: string) => path.replace(/[\s/\\>:|→›»-]+$/, '')

/** The parent is another row by its id, its path or its name; rows may come in any order. */
function byParent(rows: readonly CodeRow[], { collector, place }: Tools): void {
  const parentOf = parentRows(rows)
  const splitParent = pathSplitter(rows.flatMap(({ cells }) => cells.parent ?? []))
  const split = pathSplitter(rows.map(({ name }) => name))
  const done = new Map<CodeRow, FoundCode | null>()
  const under = new Set<CodeRow>()
  const add = (row: CodeRow): FoundCode | null => {
    const known = done.get(row)
    if (known !== undefined) return known
    under.add(row)
    const said = saidParent(row)
    const { row: parentRow, isUnsure } = parentOf.get(row) ?? {}
    if (isUnsure) collector.remark('several_parents', row.name.trim())
    // A row under itself in a circle stands at the top.
    let parent = parentRow && !under.has(parentRow) ? add(parentRow) : null
    if (said !== undefined && !parentRow) {
      if (row.cells.parentId?.some(isFilled)) collector.remark('no_parent', row.name.trim())
      else for (const name of splitParent(said)) parent = collector.findOrMake(parent, name) ?? parent
    }
    const code = place.at(parent, split(row.name.trim()), row.raw)
    under.delete(row)
    done.set(row, code)
    return code
  }
  for (const row of rows) add(row)
}

/** What a row says of its parent. */
function saidParent({ cells }: CodeRow): string | undefined {
  return [...(cells.parentId ?? []), ...(cells.parent ?? [])].map((cell) => cell.trim()).find(isParent)
}

/**
 * The rows of the parents that rows name, by id, otherwise by name. Of several with that name it is the nearest above,
 * otherwise the first; it is unsure where these stand under different ones.
 */
function parentRows(rows: readonly CodeRow[]): Map<CodeRow, { row: CodeRow | undefined; isUnsure: boolean }> {
  const said = new Map(rows.map((row) => [row, key(saidParent(row) ?? '')]))
  const groups = (['id', 'name'] as const).map((kind) => {
    const idsOf = ({ cells, name }: CodeRow) => (kind === 'id' ? (cells.id ?? []) : [name]).map(key)
    const first = new Map<string, CodeRow>()
    const places = new Map<string, Set<string>>()
    for (const row of rows)
      for (const id of idsOf(row).filter(isFilled)) {
        if (!first.has(id)) first.set(id, row)
        // A code below one of its own name is not meant by those that name their parent so.
        if (id !== said.get(row)) places.set(id, (places.get(id) ?? new Set()).add(said.get(row) ?? ''))
      }
    return { idsOf, first, places, above: new Map<string, CodeRow>() }
  })
  return new Map(
    rows.map((row) => {
      const parent = said.get(row) ?? ''
      const group = groups.find(({ first }) => first.has(parent))
      const found = group?.above.get(parent) ?? group?.first.get(parent)
      for (const { idsOf, above } of groups)
        for (const id of idsOf(row)) if (id !== parent) above.set(id, row)
      return [row, { row: found, isUnsure: (group?.places.get(parent)?.size ?? 0) > 1 }]
    }),
  )
}

/** Programs write these where a code has no parent. */
const isParent = (said: string) =>
  said !== '' && !/^(?:-|–|—|none|null|nan|n\/?a|aucun|root|racine|0)$/i.test(said)

/** Several columns of themes, from the outermost one on. `repeats`: an empty cell repeats the one above it. */
const byLevels =
  (repeats: boolean) =>
  (rows: readonly CodeRow[], { place }: Tools): void => {
    let last: string[] = []
    for (const { cells, name, raw } of rows) {
      const said = (cells.level ?? []).map((cell) => cell.trim())
      const own = name.trim()
      const first = said.findIndex((level) => level !== '')
      // What stands in front of the first filled cell is as above; the name of a code stands behind all of them.
      const end = first >= 0 ? first : own === '' ? 0 : said.length
      const levels = said.map((level, at) => (repeats && at < end ? (last[at] ?? '') : level))
      const path = [...levels, own].filter((each) => each !== '')
      if (path.length > 0) place.at(null, path, raw)
      last = levels
    }
  }

function byDepth(rows: readonly CodeRow[], { place }: Tools): void {
  for (const { cells, name, raw } of rows) {
    const depth = Number.parseInt(cells.depth?.[0] ?? '', 10)
    place.indented(Number.isNaN(depth) ? 0 : depth, [name.trim()], raw)
  }
}

/** Names that are paths, or that are indented by blanks or dashes. */
function byName(rows: readonly CodeRow[], { place }: Tools): void {
  const split = pathSplitter(rows.map(({ name }) => name.trim()))
  for (const { name, raw } of rows) {
    const [, blank = '', rest = name] = /^((?:\s|\u00A0|[-–—•·>]+\s)*)(.*)$/s.exec(name) ?? []
    place.indented(blank.replaceAll('\t', '    ').length, split(rest.trim()), raw)
  }
}

function rowOf(row: readonly string[], { kinds }: CodeColumns, header: readonly string[]): CodeRow {
  const cells: CodeRow['cells'] = {}
  const notes: string[] = []
  for (const [at, kind] of kinds.entries()) {
    if (kind === undefined) continue
    const cell = unquoteCell(row[at] ?? '')
    if (kind === 'definition' && cell.trim() !== '') notes.push(cell.trim())
    else if (kind === 'more' && cell.trim() !== '') notes.push(`${header[at] ?? ''}: ${cell.trim()}`)
    else {
      const same = cells[kind] ?? []
      same.push(cell)
      cells[kind] = same
    }
  }
  // A separator too many divides a text: what stands behind the last column belongs to it.
  if (header.length > 0)
    notes.push(
      ...row
        .slice(kinds.length)
        .map((cell) => cell.trim())
        .filter(Boolean),
    )
  const key = (cells.key?.[0] ?? '').trim().toLowerCase()
  return {
    name: nameIn(cells),
    cells,
    raw: {
      definition: notes.join('\n'),
      colour: nearestColour(cells.colour?.[0]),
      key: key === '' ? null : key,
    },
  }
}

/** The name of a row: of two columns with names the second, since the first has a path or a number. */
function nameIn({ name = [], path = [] }: CodeRow['cells']): string {
  const last = name.at(-1) ?? ''
  return last.trim() === '' ? (name.find(isFilled) ?? path[0] ?? '') : last
}

/** Without names of columns: the first column has names and the second definitions, or columns are stairs of codes. */
function namelessColumns(rows: Rows): CodeColumns {
  const width = Math.max(1, ...rows.map((row) => row.length))
  const isStairs = rows.some((row) => !isFilled(row[0] ?? '') && isFilled(row[1] ?? ''))
  const kinds = Array.from({ length: Math.min(width, 20) }, (_, at): ColumnKind | undefined => {
    if (isStairs) return 'level'
    return at === 0 ? 'name' : at === 1 ? 'definition' : undefined
  })
  return { header: -1, kinds }
}

const key = (cell: string) => foldTag(cell)
const isFilled = (cell: string) => cell.trim() !== ''
