import type { SourceLine, ToldRole, ToldRoles } from '../../../../shared/exchange/source-lines.ts'
import { type History, replace, startHistory } from '../../draft/undo.ts'

/** What a person told about lines, with the steps that can be undone and redone. */
export type Telling = History<ToldRoles>

/** Lines of the same text from which on only these are offered. */
const SEVERAL = 2

/** Nothing told yet. */
export const NOTHING_TOLD: Telling = startHistory(new Map())

/** Says what lines are, as one step. Lines of which the same was told already stay as they are. */
export function tellLines(telling: Telling, places: readonly number[], role: ToldRole, now: number): Telling {
  const { present } = telling
  if (places.every((place) => present.get(place) === role)) return telling
  const told = new Map(present)
  for (const place of places) told.set(place, role)
  return replace(telling, told, { place: 'lines', now })
}

/** Forgets everything that was told, as a step that can be undone. */
export function startOver(telling: Telling, now: number): Telling {
  return telling.present.size === 0 ? telling : replace(telling, new Map(), { place: 'lines', now })
}

/** The first line about which two states differ, so that undoing leads there; null where they are the same. */
export function firstDifference(before: ToldRoles, after: ToldRoles): number | null {
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (place) => before.get(place) !== after.get(place),
  )
  return differing.length === 0 ? null : differing.reduce((a, b) => Math.min(a, b))
}

/**
 * Lines that are written like one of `places` and were taken for the same, about which the person said nothing: what
 * is told of those can be told of these too. Where several have the very same text ("Yes No"), only these: others that
 * are as plainly written may be anything. The same holds where `places` are a whole part of the source, with questions
 * and options: what is told of that part says nothing about all other options.
 */
export function linesAlike(
  lines: readonly SourceLine[],
  places: readonly number[],
  role: ToldRole,
  told: ToldRoles,
): number[] {
  const likeness = (line: SourceLine | undefined) => (line ? `${line.role} ${line.form}` : '')
  const likenesses = new Set(places.map((place) => likeness(lines[place])))
  const texts = new Set(places.map((place) => plainText(lines[place])))
  const these = new Set(places)
  const alike = lines.flatMap((line, at) =>
    line.role !== role && likenesses.has(likeness(line)) && !told.has(at) && !these.has(at) ? [at] : [],
  )
  const same = alike.filter((at) => texts.has(plainText(lines[at])))
  const isPart = new Set(places.map((place) => lines[place]?.role)).size > 1
  return isPart || same.length >= SEVERAL ? same : alike
}

const plainText = (line: SourceLine | undefined) => line?.text.trim().replace(/\s+/g, ' ') ?? ''
