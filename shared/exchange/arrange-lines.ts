import {
  idOf,
  type LineId,
  type LinePiece,
  lineRoleOf,
  type SourceLine,
  type Told,
  textOfPieces,
} from './source-lines.ts'

/**
 * The pieces of each line after what a person divided, moved and joined, by the texts of the lines as the source has
 * them. Every character of the source is in exactly one piece.
 */
export function arrangePieces(
  texts: readonly string[],
  { cuts, joined, order }: Pick<Told, 'cuts' | 'joined' | 'order'>,
): LinePiece[][] {
  const lines: LinePiece[][] = []
  for (const piece of inOrder(dividedPieces(texts, cuts), order)) {
    const above = joined.has(idOf(piece)) ? lines.at(-1) : undefined
    if (above) above.push(piece)
    else lines.push([piece])
  }
  return lines
}

/** Each line of the source in one piece, or in the parts that it was divided into. */
function dividedPieces(texts: readonly string[], cuts: Told['cuts']): LinePiece[] {
  return texts.flatMap((text, place) => {
    const inside = (cuts.get(place) ?? []).filter((cut) => cut > 0 && cut < text.length)
    return [0, ...inside].map(
      (from, nth): LinePiece => ({ place, from, text: text.slice(from, inside[nth]) }),
    )
  })
}

/** Pieces, given as the source has them, in another order; those that it does not name stay behind the piece before. */
function inOrder(pieces: readonly LinePiece[], order: readonly LineId[]): readonly LinePiece[] {
  if (order.length === 0) return pieces
  const behind = new Map<LineId | null, LinePiece[]>([[null, []]])
  const named = new Set(order)
  let last: LineId | null = null
  for (const piece of pieces) {
    const id = idOf(piece)
    if (named.has(id)) {
      last = id
      behind.set(id, [piece])
    } else behind.get(last)?.push(piece)
  }
  return [null, ...named].flatMap((id) => behind.get(id) ?? [])
}

/** A stretch of a line of the source, with the line that it was in. */
interface Covering {
  from: number
  text: string
  line: SourceLine
}

/**
 * The lines as they will be once the source is read with what is told now: divided, moved, joined and with their roles.
 * Items are those of the lines that were there.
 */
export function arrangeLines(lines: readonly SourceLine[], told: Told): SourceLine[] {
  const covering: Covering[][] = []
  for (const line of lines)
    for (const { place, ...piece } of line.pieces) {
      const known = covering[place]
      if (known) known.push({ ...piece, line })
      else covering[place] = [{ ...piece, line }]
    }
  for (const parts of covering) if (parts.length > 1) parts.sort((one, other) => one.from - other.from)
  const texts = covering.map((parts) => parts.map(({ text }) => text).join(''))
  return arrangePieces(texts, told).flatMap((pieces): SourceLine[] => {
    const [first] = pieces
    const was = first && covering[first.place]?.findLast(({ from }) => from <= first.from)?.line
    if (!first || !was) return []
    const id = idOf(first)
    const role = told.roles.get(id)
    return [
      {
        ...was,
        id,
        pieces,
        text: textOfPieces(pieces),
        role: role === undefined ? was.role : lineRoleOf(role),
      },
    ]
  })
}
