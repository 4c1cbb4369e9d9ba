import { isAsking } from './asks.ts'
import { IN_SECTION, type OutlineLine } from './outline-line.ts'

/** Lines that are written alike: the entries of one list, or headings of one level. */
export interface LineKind {
  marker: OutlineLine['marker']
  /** The lines by their places. */
  places: number[]
  /** How many end with a question mark. */
  asking: number
  /** How many have another list, boxes or a table right below them, which may be their answers. */
  leading: number
  /** How many are directly below a line of each other kind. */
  below: Map<string, number>
}

/** The name of a line's kind; null for lines that belong to no list and are no heading. */
export function kindOf({
  marker,
  list,
  indent,
  sign,
  fixed,
  role,
  level,
  isAnswer,
}: OutlineLine): string | null {
  if (fixed || isAnswer || role === 'title' || role === 'context') return null
  if (role === 'section') return `heading ${level ?? 0}`
  if (role === 'stem') return null
  if (marker === 'question') return 'question'
  if (list === IN_SECTION) return IN_SECTION
  if (marker === null || marker === 'checkbox') return marker
  const isTyped = sign !== undefined || marker === 'bullet'
  return `${marker} ${isTyped ? 'typed' : 'auto'} ${list} ${Math.floor((indent + 1) / 3)}`
}

/** The kinds of the lines of a text, in the order in which they first appear. */
export function lineKinds(lines: readonly (OutlineLine | null)[]): Map<string, LineKind> {
  const kinds = new Map<string, LineKind>()
  let above: { name: string; kind: LineKind } | null = null
  for (const [at, line] of lines.entries()) {
    if (!line) continue
    const name = kindOf(line)
    const isPart = name !== null || line.isAnswer === true || line.fixed !== undefined
    if (above && above.name !== name && isPart && !name?.startsWith('heading')) above.kind.leading += 1
    if (name === null) {
      above = null
      continue
    }
    const empty = { marker: line.marker, places: [], asking: 0, leading: 0, below: new Map() }
    const kind: LineKind = kinds.get(name) ?? empty
    kinds.set(name, kind)
    kind.places.push(at)
    if (isAsking(line.text)) kind.asking += 1
    if (above) kind.below.set(above.name, (kind.below.get(above.name) ?? 0) + 1)
    above = { name, kind }
  }
  return kinds
}
