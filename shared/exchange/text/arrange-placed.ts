import { ADDED_FORM, arrangePieces } from '../arrange-lines.ts'
import {
  idOf,
  type LineId,
  type LinePiece,
  lineRoleOf,
  NOTHING_TOLD,
  type Told,
  type ToldRole,
} from '../source-lines.ts'
import type { PlacedLine, PlacedPart } from './placed-line.ts'

/** A line after what a person divided and joined. */
interface ArrangedLine extends PlacedLine {
  id: LineId
  pieces: readonly LinePiece[]
}

/**
 * The lines after what a person divided, joined, added and wrote. What a new line is was told with it; otherwise it is
 * what the line was with which it begins. All other lines stay what they were.
 */
export function arrangePlaced(source: readonly PlacedLine[], told: Told = NOTHING_TOLD): ArrangedLine[] {
  const arranged = arrangePieces(
    source.map(({ text }) => text),
    told,
  )
  return arranged.flatMap((pieces): ArrangedLine[] => {
    const [first] = pieces
    if (!first) return []
    const named = { id: idOf(first), pieces }
    const line = arrangedLine(pieces, source, told)
    const words = told.written.get(named.id)
    if (words !== undefined) return [{ ...writtenLine(words, line), ...named }]
    return line ? [{ ...line, ...named }] : []
  })
}

function arrangedLine(
  [first, ...more]: readonly LinePiece[],
  source: readonly PlacedLine[],
  told: Told,
): PlacedLine | null {
  const whole = first && source[first.place]
  if (!first || !whole) return null
  if (more.length === 0 && !told.cuts.has(first.place)) return whole
  const line = more.reduce(
    (above, piece) => above.goingOn(stretchOf(piece, source, told)?.more ?? ''),
    stretchOf(first, source, told) ?? whole,
  )
  return { ...line, parts: line.as(whole.parts[0]?.role ?? 'left_out') }
}

/** A line for which a person wrote words; `read`: what it is in the source, which of an added line has nothing. */
function writtenLine(words: string, read: PlacedLine | null): PlacedLine {
  const as = (told: ToldRole): PlacedPart[] => {
    const role = lineRoleOf(told)
    const [was, ...more] = read?.parts ?? []
    // What it was says how the lines beside it are to be read, as long as it is still the same to them.
    const isSame = was?.role === role && more.length === 0 && was.text !== ''
    // Otherwise nothing of the source is in its place, so that nothing is read there.
    const text = isSame ? was.text : ''
    const [row] = role === 'row' ? (read?.as(role) ?? []) : []
    return [{ at: 0, role, text, written: words, ...(row?.options && { options: row.options }) }]
  }
  const form = read?.form ?? ADDED_FORM
  const [was, ...more] = read?.parts ?? []
  // Where nobody said that it is something else, all that it was to the lines beside it remains, but for its own
  // answers.
  const { options, dropped: _, ...own } = was ?? { text: '' }
  const isOne = was && more.length === 0 && was.text !== ''
  const same: PlacedPart[] = isOne
    ? [{ ...own, at: 0, role: was.role, written: words, ...(was.role === 'row' && options && { options }) }]
    : as(was?.role ?? 'left_out')
  const whole: PlacedLine = {
    ...{ text: words, form, parts: same, more: words, as },
    stretch: () => whole,
    goingOn: () => whole,
  }
  return whole
}

function stretchOf(
  { place, from, text }: LinePiece,
  source: readonly PlacedLine[],
  { cuts }: Told,
): PlacedLine | undefined {
  const line = source[place]
  const own = cuts.get(place)
  return own && line ? line.stretch(from, from + text.length, own) : line
}
