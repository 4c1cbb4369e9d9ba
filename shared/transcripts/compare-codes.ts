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
  /** Its position in the list. */
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
    for (const { code, above: aboveId, place } of placesOf(codes)) {
      const above = own.get(aboveId ?? '') ?? null
      const row = byId.get(code.id) ?? byPath.get(place) ?? emptyRow(code, above, groups.length)
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

/** A code with its place in its codebook. */
interface CodePlace {
  code: TranscriptCode
  /** Id of the code that it is under; null at the top. */
  above: string | null
  /** The folded names on its path, by which codes of other groups are found. */
  place: string
}

const known = new WeakMap<readonly TranscriptCode[], readonly CodePlace[]>()

/** The codes as the tree is read, with their places; remembered for each codebook, which is never changed. */
function placesOf(codes: readonly TranscriptCode[]): readonly CodePlace[] {
  const before = known.get(codes)
  if (before) return before
  const folded = new Map<string | null, string>()
  const places = codesInOrder(codes).map(({ code, depth }): CodePlace => {
    const above = depth === 0 ? null : code.parent
    // No folded name contains a line end.
    const place = `${folded.get(above) ?? ''}\n${foldTag(code.name)}`
    folded.set(code.id, place)
    return { code, above, place }
  })
  known.set(codes, places)
  return places
}

function emptyRow(code: TranscriptCode, above: Row | null, groups: number): Row {
  const each = <T>(make: () => T): T[] => Array.from({ length: groups }, make)
  return {
    ...{ code, above, under: [], path: [...(above?.path ?? []), code.name] },
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
  const parents = new Map(placesOf(codes).map(({ code, above }) => [code.id, above]))
  return (ids) => {
    const given = new Set(ids)
    return ids.filter((id) => !given.has(parents.get(id) ?? ''))
  }
}

/** Whether two groups have a code in common, so that comparing them says something. */
export function shareCodes(a: Pick<CodedGroup, 'codes'>, b: Pick<CodedGroup, 'codes'>): boolean {
  const there = placesOf(a.codes)
  const ids = new Set(there.map(({ code }) => code.id))
  const places = new Set(there.map(({ place }) => place))
  return placesOf(b.codes).some(({ code, place }) => ids.has(code.id) || places.has(place))
}
