import { arrangePieces } from '../arrange-lines.ts'
import { idOf, type LineId, type LinePiece, NOTHING_TOLD, type Told } from '../source-lines.ts'
import type { PlacedLine } from './placed-line.ts'

/** A line after what a person divided and joined. */
interface ArrangedLine extends PlacedLine {
  id: LineId
  pieces: readonly LinePiece[]
}

/**
 * The lines after what a person divided and joined. What a new line is was told with it; otherwise it is what the line
 * was with which it begins. All other lines stay what they were.
 */
export function arrangePlaced(source: readonly PlacedLine[], told: Told = NOTHING_TOLD): ArrangedLine[] {
  const arranged = arrangePieces(
    source.map(({ text }) => text),
    told,
  )
  return arranged.flatMap((pieces): ArrangedLine[] => {
    const [first, ...more] = pieces
    const whole = first && source[first.place]
    if (!first || !whole) return []
    const named = { id: idOf(first), pieces }
    if (more.length === 0 && !told.cuts.has(first.place)) return [{ ...whole, ...named }]
    const line = more.reduce(
      (above, piece) => above.goingOn(stretchOf(piece, source, told)?.more ?? ''),
      stretchOf(first, source, told) ?? whole,
    )
    return [{ ...line, ...named, parts: line.as(whole.parts[0]?.role ?? 'left_out') }]
  })
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
