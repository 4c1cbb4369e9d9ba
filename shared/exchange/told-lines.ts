import { plainText } from './repair/plain-text.ts'
import { partsOf } from './repair/proposed-cuts.ts'
import {
  idOf,
  isAdded,
  type LineId,
  type LinePiece,
  type LineRole,
  lineRoleOf,
  placeOfAdded,
  type SourceLine,
  type Told,
  type ToldRole,
} from './source-lines.ts'
import { cleanLine } from './text/clean-text.ts'

/** A place in the source, at which a part begins. */
interface SourcePlace {
  place: number
  from: number
}

/** What a line is that is no part of the survey to be made. */
const APART: ReadonlySet<LineRole> = new Set(['title', 'context', 'heading', 'instruction', 'left_out'])

/** Says what lines are. Where all of it was told already, nothing changes. */
export function tellRoles(told: Told, ids: readonly LineId[], role: ToldRole): Told {
  if (ids.every((id) => told.roles.get(id) === role)) return told
  const roles = new Map(told.roles)
  for (const id of ids) roles.set(id, role)
  return { ...told, roles }
}

/** Confirms that lines were read correctly. */
export function keepLines(told: Told, ids: readonly LineId[]): Told {
  return ids.every((id) => told.kept.has(id)) ? told : { ...told, kept: new Set([...told.kept, ...ids]) }
}

/** Parts of a text without what divided them from each other. */
const withoutDividers = (parts: readonly string[]) =>
  parts.map((part, nth) => {
    const text = nth === 0 ? part : part.replace(/^[\s/|]+/, '')
    return nth === parts.length - 1 ? text : text.replace(/[\s/|]+$/, '')
  })

/** The text of a line in which a person chooses where to divide it; a space is between joined pieces. */
export const wholeText = ({ pieces, written }: Pick<SourceLine, 'pieces' | 'written'>): string =>
  written ?? pieces.map(({ text }) => text).join(' ')

/**
 * Divides a line at places of its text. `roles` say what the parts are, the first part included: that one is only told
 * where it was not that before. Where joined lines meet, they are apart again. Of a line that a person wrote, the parts
 * are lines that are written too.
 */
export function divideLine(
  told: Told,
  line: SourceLine,
  at: readonly number[],
  roles: readonly LineRole[],
): Told {
  if (line.written !== undefined)
    return writeLines(told, line, withoutDividers(partsOf(line.written, at)), roles)
  const starts = at.map((each) => placeIn(line, each)).filter((place) => place !== null)
  if (starts.length === 0) return told
  const cuts = new Map(told.cuts)
  const joined = new Set(told.joined)
  const roleOf = new Map(told.roles)
  for (const start of starts) {
    const { place, from } = start
    if (!joined.delete(idOf(start)) && from > 0)
      cuts.set(
        place,
        [...new Set([...(cuts.get(place) ?? []), from])].sort((a, b) => a - b),
      )
  }
  starts.forEach((start, nth) => {
    const role = roles[nth + 1]
    if (role) roleOf.set(idOf(start), role)
  })
  const [first] = roles
  // The division says where its response options are, so that they need not be looked for in the question any more.
  if (first && (first !== line.role || roleOf.get(line.id) === 'stem_options')) roleOf.set(line.id, first)
  return { ...told, roles: roleOf, cuts, joined }
}

/**
 * Writes what a line is to be, word for word. Several texts make several lines, one below the other; `roles` say what
 * they are. Without any text the line is again what the source has, and one that was added is gone.
 */
export function writeLines(
  told: Told,
  line: Pick<SourceLine, 'id' | 'pieces' | 'role'>,
  texts: readonly string[],
  roles: readonly LineRole[],
): Told {
  const [own, ...more] = filled(texts, roles)
  if (own === undefined) return unwritten(told, line)
  const { id } = line
  const { text, role = line.role } = own
  // What was told stays as it was told, and what nobody said is not said by writing.
  const was = told.roles.get(id)
  const isSame =
    was === undefined
      ? role === line.role && !isAdded(line.pieces[0] ?? { place: 0 })
      : lineRoleOf(was) === role
  if (more.length === 0 && told.written.get(id) === text && isSame) return told
  const first = {
    ...told,
    written: new Map([...told.written, [id, text]]),
    ...(!isSame && { roles: new Map([...told.roles, [id, role]]) }),
  }
  if (more.length === 0) return first
  return addLines(
    first,
    line,
    more.map((each) => each.text),
    more.map((each) => each.role ?? 'left_out'),
  )
}

/** The texts that are not empty, each as one line and with what it is to be. */
const filled = (texts: readonly string[], roles: readonly LineRole[]) =>
  texts.map((text, nth) => ({ text: cleanLine(text), role: roles[nth] })).filter(({ text }) => text !== '')

/** Adds lines with these texts behind one, of which the last piece may be a line that was joined to it. */
export function addLines(
  told: Told,
  { id, pieces }: Pick<SourceLine, 'id' | 'pieces'>,
  texts: readonly string[],
  roles: readonly LineRole[],
): Told {
  const [written, roleOf, added] = [new Map(told.written), new Map(told.roles), [...told.added]]
  const last = pieces.at(-1)
  let above = last ? idOf(last) : id
  for (const { text, role } of filled(texts, roles)) {
    const next = idOf({ place: placeOfAdded(added.length), from: 0 })
    added.push(above)
    written.set(next, text)
    roleOf.set(next, role ?? 'left_out')
    above = next
  }
  return { ...told, written, roles: roleOf, added }
}

/** A line without what was written for it. */
function unwritten(told: Told, { id, pieces, role }: Pick<SourceLine, 'id' | 'pieces' | 'role'>): Told {
  if (!told.written.has(id)) return told
  const [written, roles, joined] = [new Map(told.written), new Map(told.roles), new Set(told.joined)]
  written.delete(id)
  const [first, next] = pieces
  if (first && isAdded(first)) {
    roles.delete(id)
    // What was joined to it stays where it is, as a line by itself.
    if (next && joined.delete(idOf(next))) roles.set(idOf(next), role)
  }
  return { ...told, written, roles, joined }
}

/**
 * Joins lines, by their places in the list of lines, each with the one above it. The result is what the first one was;
 * if that was no part of an item and a lower one was, it is what the lower one was.
 */
export function joinLines(told: Told, lines: readonly SourceLine[], at: readonly number[]): Told {
  const cuts = new Map(told.cuts)
  const joined = new Set(told.joined)
  const roles = new Map(told.roles)
  const below = [...new Set(at)].filter((each) => each > 0 && lines[each]).sort((a, b) => a - b)
  for (const [first, ...others] of runsOf(below)) {
    const head = lines[first - 1]
    for (const each of [first, ...others]) {
      const line = lines[each]
      const piece = line?.pieces[0]
      if (!line || !piece) continue
      if (!goesOnWith(lines[each - 1], piece)) joined.add(line.id)
      else {
        const left = (cuts.get(piece.place) ?? []).filter((cut) => cut !== piece.from)
        if (left.length > 0) cuts.set(piece.place, left)
        else cuts.delete(piece.place)
      }
      const now = head && (roles.get(head.id) ?? head.role)
      const isApart = (role: ToldRole) => role !== 'stem_options' && APART.has(role)
      if (head && now && isApart(now) && !isApart(line.role)) roles.set(head.id, line.role)
      roles.delete(line.id)
    }
  }
  return below.length === 0 ? told : writtenJoined({ ...told, roles, cuts, joined }, lines, below)
}

/** Where one of the lines that are joined was written, the whole is. */
function writtenJoined(told: Told, lines: readonly SourceLine[], below: readonly number[]): Told {
  const written = new Map(told.written)
  const roles = new Map(told.roles)
  for (const [first, ...others] of runsOf(below)) {
    const run = lines.slice(first - 1, first + others.length + 1)
    const [head, ...more] = run
    if (!head || !run.some(({ id }) => written.has(id))) continue
    written.set(head.id, run.map((line) => written.get(line.id) ?? plainText(line)).join(' '))
    roles.set(head.id, lineRoleOf(roles.get(head.id) ?? head.role))
    for (const { id } of more) written.delete(id)
  }
  return { ...told, written, roles }
}

/** Ascending places in runs of which each goes on with the one before. */
function runsOf(places: readonly number[]): [number, ...number[]][] {
  const runs: [number, ...number[]][] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run?.at(-1) === place - 1) run.push(place)
    else runs.push([place])
  }
  return runs
}

/** Whether a piece was divided off from the end of a line. */
function goesOnWith(above: SourceLine | undefined, { place, from }: LinePiece): boolean {
  const last = above?.pieces.at(-1)
  return last?.place === place && last.from + last.text.length === from
}

/**
 * Where in the source a part begins that begins at `at` in a line's text; null where nothing would be before or after
 * it.
 */
function placeIn({ pieces }: Pick<SourceLine, 'pieces'>, at: number): SourcePlace | null {
  let start = 0
  for (const [nth, { place, from, text }] of pieces.entries()) {
    const local = at - start
    start += text.length + 1
    if (local > text.length) continue
    const before = text.slice(0, Math.max(0, local))
    const after = text.slice(Math.max(0, local))
    if (before.trim() === '') return nth === 0 ? null : { place, from }
    if (after.trim() !== '') return { place, from: from + text.length - after.trimStart().length }
    const next = pieces[nth + 1]
    return next ? { place: next.place, from: next.from } : null
  }
  return null
}
