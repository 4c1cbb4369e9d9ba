import type { CodedGroup } from '../models/coded-group.ts'
import { foldTag } from '../models/tag.ts'
import type { TranscriptCode } from '../models/transcript-notes.ts'
import { codesInOrder } from './change-codes.ts'

/** What a group has of a code. */
export interface ComparedCell {
  /** Passages that carry the code or one under it, each counted once. */
  passages: number
  /** Participants who said these passages; null where the transcript does not name all of them. */
  participants: number | null
  /** Ids in the group's codebook by which its transcript is filtered to show these passages. */
  codes: string[]
}

/** A code with what each group has of it. */
export interface ComparedCode {
  /** Distinguishes it from the other codes of the comparison. */
  key: number
  /** As the first of the groups has it. */
  code: TranscriptCode
  depth: number
  /** The names from the top down to its own. */
  path: string[]
  /** In the order of the groups; null for a group whose codebook has neither the code nor one under it. */
  cells: (ComparedCell | null)[]
}

/** A code of the comparison while it is being put together. */
interface Row {
  code: TranscriptCode
  path: string[]
  above: Row | null
  under: Row[]
  /** The same code in each group: several where a codebook has two codes of the same name at the same place. */
  ids: string[][]
  cells: Counted[]
}

interface Counted {
  passages: number
  participants: Set<number>
  unnamed: boolean
}

/**
 * The codes of several groups as one tree, in the order of the first group; codes that only later groups have follow
 * those at the same place. Codes of two groups are the same where they have the same id, or else the same name under
 * codes of the same names; case and accents do not count.
 */
export function compareCodes(groups: readonly CodedGroup[]): ComparedCode[] {
  const tops: Row[] = []
  const byId = new Map<string, Row>()
  const byPath = new Map<string, Row>()
  const rowsOf = groups.map(({ codes }, group) => {
    /** The row of each code of this group. */
    const own = new Map<string, Row>()
    for (const { code, depth, path } of codesInOrder(codes)) {
      const above = depth === 0 ? null : (own.get(code.parent ?? '') ?? null)
      const place = pathKey(path)
      const row = byId.get(code.id) ?? byPath.get(place) ?? emptyRow(code, path, above, groups.length)
      if (!byId.has(code.id)) byId.set(code.id, row)
      if (!byPath.has(place)) byPath.set(place, row)
      if (row.ids.every((ids) => ids.length === 0)) (above?.under ?? tops).push(row)
      row.ids[group]?.push(code.id)
      own.set(code.id, row)
    }
    return own
  })
  for (const [group, { tallies }] of groups.entries()) {
    for (const { codes, speaker, passages } of tallies) {
      for (const row of withThoseAbove(codes.flatMap((id) => rowsOf[group]?.get(id) ?? []))) {
        const cell = row.cells[group]
        if (!cell) continue
        cell.passages += passages
        if (typeof speaker === 'number') cell.participants.add(speaker)
        if (speaker === 'unnamed') cell.unnamed = true
      }
    }
  }
  return listed(tops, groups)
}

/** A path as a key; no folded name contains a line end. */
function pathKey(path: readonly string[]): string {
  return path.map(foldTag).join('\n')
}

function emptyRow(code: TranscriptCode, path: readonly string[], above: Row | null, groups: number): Row {
  const each = <T>(make: () => T): T[] => Array.from({ length: groups }, make)
  return {
    ...{ code, above, under: [], path: above ? [...above.path, code.name] : [...path] },
    ids: each((): string[] => []),
    cells: each((): Counted => ({ passages: 0, participants: new Set(), unnamed: false })),
  }
}

/** These rows and all that they are under, each once. */
function withThoseAbove(rows: readonly Row[]): Set<Row> {
  const found = new Set<Row>()
  for (const row of rows) {
    for (let at: Row | null = row; at && !found.has(at); at = at.above) found.add(at)
  }
  return found
}

/** The rows as a tree is read. */
function listed(tops: readonly Row[], groups: readonly CodedGroup[]): ComparedCode[] {
  const list: ComparedCode[] = []
  const topmost = groups.map(({ codes }) => topmostOf(codes))
  /** Lists a row with those under it; returns the ids of all of them by group. */
  const add = (row: Row, depth: number): string[][] => {
    const { code, path } = row
    const compared: ComparedCode = { key: list.length, code, depth, path, cells: [] }
    list.push(compared)
    const under = row.under.map((each) => add(each, depth + 1))
    const all = groups.map((_, group) => [
      ...(row.ids[group] ?? []),
      ...under.flatMap((each) => each[group] ?? []),
    ])
    compared.cells = row.cells.map(({ passages, participants, unnamed }, group) => {
      const codes = topmost[group]?.(all[group] ?? []) ?? []
      if (codes.length === 0) return null
      return { passages, participants: unnamed ? null : participants.size, codes }
    })
    return all
  }
  for (const row of tops) add(row, 0)
  return list
}

/** Leaves out codes that are under another one of those given, since a filter by that one shows them too. */
function topmostOf(codes: readonly TranscriptCode[]): (ids: readonly string[]) => string[] {
  const parents = new Map(
    codesInOrder(codes).map(({ code, depth }) => [code.id, depth === 0 ? null : code.parent]),
  )
  return (ids) => {
    const given = new Set(ids)
    return ids.filter((id) => !given.has(parents.get(id) ?? ''))
  }
}

/** Whether two groups have a code in common, so that comparing them says something. */
export function shareCodes(a: Pick<CodedGroup, 'codes'>, b: Pick<CodedGroup, 'codes'>): boolean {
  const known = new Set(codesInOrder(a.codes).flatMap(({ code, path }) => [`id ${code.id}`, pathKey(path)]))
  return codesInOrder(b.codes).some(({ code, path }) => known.has(`id ${code.id}`) || known.has(pathKey(path)))
}
