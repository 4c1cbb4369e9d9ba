import { labelOf } from '../../../../shared/exchange/repair/label-of.ts'
import {
  isSaid,
  isUntold,
  type LineId,
  NOTHING_TOLD,
  type SourceLine,
  type Told,
  type ToldRole,
} from '../../../../shared/exchange/source-lines.ts'
import { tellRoles } from '../../../../shared/exchange/told-lines.ts'
import { type History, replace, startHistory } from '../../draft/undo.ts'

/** What a person told about lines, with the steps that can be undone and redone. */
export type Telling = History<Told>

/** Lines of the same text from which on only these are offered. */
const SEVERAL = 2

/** Nothing told yet. */
export const START_OF_TELLING: Telling = startHistory(NOTHING_TOLD)

/** Tells something else about the lines, as one step. Where it is what was told already, there is no step. */
export function tell(telling: Telling, told: Told, now: number): Telling {
  return told === telling.present ? telling : replace(telling, told, { place: 'lines', now })
}

/** Says what lines are, as one step. Lines of which the same was told already stay as they are. */
export function tellLines(telling: Telling, ids: readonly LineId[], role: ToldRole, now: number): Telling {
  return tell(telling, tellRoles(telling.present, ids, role), now)
}

/** Forgets everything that was told, as a step that can be undone. */
export function startOver(telling: Telling, now: number): Telling {
  return isUntold(telling.present) ? telling : tell(telling, NOTHING_TOLD, now)
}

/**
 * The first place of the source about which two states differ, so that undoing leads there; null where they are the
 * same.
 */
export function firstDifference(before: Told, after: Told): { place: number; from: number } | null {
  const starts = [
    ...differing(before.roles, after.roles).map((id) => placeOf(id, before, after)),
    ...differing(before.written, after.written).map((id) => placeOf(id, before, after)),
    ...differing(before.cuts, after.cuts).flatMap((place) => {
      const [one, other] = [before.cuts.get(place) ?? [], after.cuts.get(place) ?? []]
      const from = [...one, ...other].filter((cut) => !one.includes(cut) || !other.includes(cut))
      return from.length > 0 ? [{ place, from: Math.min(...from) }] : []
    }),
    ...(['joined', 'kept'] as const).flatMap((what) =>
      [...before[what], ...after[what]]
        .filter((id) => !before[what].has(id) || !after[what].has(id))
        .map((id) => placeOf(id, before, after)),
    ),
  ]
  return starts.sort((a, b) => a.place - b.place || a.from - b.from)[0] ?? movedStart(before, after)
}

/** Where a line begins that was moved between two states; null where none was. */
function movedStart(before: Told, after: Told) {
  const moved = [...before.moved, ...after.moved]
  const once = moved.find((id) => !before.moved.has(id) || !after.moved.has(id))
  // One that was moved before has now given way to another, or another to it.
  const at = after.order.findIndex((id, nth) => id !== before.order[nth])
  const places = [after.order[at], before.order[at]].filter((id) => id !== undefined)
  const id = once ?? places.find((each) => moved.includes(each)) ?? places[0]
  return id === undefined ? null : startOf(id)
}

/** The keys of which two maps say something else. */
function differing<Key, Value>(before: ReadonlyMap<Key, Value>, after: ReadonlyMap<Key, Value>): Key[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))
}

/** Where a line is after a change: one that is gone, where the line was above it. */
function placeOf(id: LineId, before: Told, after: Told) {
  let now = id
  while (now.startsWith('-') && !after.written.has(now)) now = before.added[-1 - Number(now)] ?? '0'
  return startOf(now)
}

function startOf(id: LineId) {
  const [place = 0, from = 0] = id.split('.').map(Number)
  return { place, from }
}

/** The place in the list of the line that has this place of the source. */
export function lineWith(
  lines: readonly SourceLine[],
  { place, from }: { place: number; from: number },
): number {
  const found = { at: 0, from: -1 }
  lines.forEach(({ pieces }, at) => {
    for (const piece of pieces)
      if (piece.place === place && piece.from <= from && piece.from > found.from) {
        found.at = at
        found.from = piece.from
      }
  })
  return found.at
}

/**
 * Lines that are written like one of `places` and were taken for the same, about which the person said nothing: what
 * is told of those can be told of these too. Where several have the very same text ("Yes No"), only these: others that
 * are as plainly written may be anything. The same holds where `places` are a whole part of the source, with questions
 * and options: what is told of that part says nothing about all other options. Lines that begin with the same name
 * ("Purpose: …") are more alike than any form can tell, whatever they were taken for.
 */
export function linesAlike(
  lines: readonly SourceLine[],
  places: readonly number[],
  role: ToldRole,
  told: Told,
): number[] {
  const likeness = (line: SourceLine | undefined) => (line ? `${line.role} ${line.form}` : '')
  const likenesses = new Set(places.map((place) => likeness(lines[place])))
  const texts = new Set(places.map((place) => plainText(lines[place])))
  const these = new Set(places)
  // What a part is was first said by the division itself.
  const isOpen = ({ id, pieces }: SourceLine) => !isSaid(id, told) || (pieces[0]?.from ?? 0) > 0
  const alike = lines.flatMap((line, at) =>
    line.role !== role && likenesses.has(likeness(line)) && isOpen(line) && !these.has(at) ? [at] : [],
  )
  const labels = new Set(places.map((place) => labelOf(lines[place]?.text ?? '')))
  const labelled = lines.flatMap((line, at) => {
    const label = labelOf(line.text)
    const isLike = label !== null && labels.has(label) && labels.size === 1
    return isLike && line.role !== role && isOpen(line) && !these.has(at) ? [at] : []
  })
  if (labelled.length > 0) return labelled
  const same = alike.filter((at) => texts.has(plainText(lines[at])))
  const isPart = new Set(places.map((place) => lines[place]?.role)).size > 1
  return isPart || same.length >= SEVERAL ? same : alike
}

const plainText = (line: SourceLine | undefined) => line?.text.trim().replace(/\s+/g, ' ') ?? ''
