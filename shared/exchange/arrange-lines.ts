import {
  idOf,
  isAdded,
  type LineId,
  type LinePiece,
  lineRoleOf,
  placeOfAdded,
  type SourceLine,
  type Told,
  textOfPieces,
} from './source-lines.ts'

/** How a line is written that a person added. */
export const ADDED_FORM = 'added'

/**
 * The pieces of each line after what a person divided, added, moved and joined, by the texts of the lines as the source
 * has them. Every character of the source is in exactly one piece.
 */
export function arrangePieces(
  texts: readonly string[],
  { cuts, joined, order, added, written }: Pick<Told, 'cuts' | 'joined' | 'order' | 'added' | 'written'>,
): LinePiece[][] {
  const lines: LinePiece[][] = []
  const all = withAdded(dividedPieces(texts, cuts), added)
  const there = added.length === 0 ? all : all.filter((piece) => !isAdded(piece) || written.has(idOf(piece)))
  for (const piece of inOrder(there, order)) {
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

/** The pieces of a source with the lines that a person added, each behind the line that it was added to. */
function withAdded(pieces: readonly LinePiece[], added: Told['added']): readonly LinePiece[] {
  if (added.length === 0) return pieces
  const behind = new Map<LineId, LinePiece[]>()
  added.forEach((above, nth) => {
    const piece = { place: placeOfAdded(nth), from: 0, text: '' }
    // What was added last stands right behind the line.
    behind.set(above, [piece, ...(behind.get(above) ?? [])])
  })
  const ids = new Set(pieces.map(idOf))
  const all: LinePiece[] = []
  const put = (open: LinePiece[]) => {
    for (let next = open.pop(); next; next = open.pop()) {
      all.push(next)
      open.push(...(behind.get(idOf(next)) ?? []).toReversed())
    }
  }
  // Lines that were added behind a part which is no longer a part of its own now stand behind the part that contains
  // it.
  const homeless = [...behind.keys()].filter((id) => !ids.has(id) && !id.startsWith('-'))
  pieces.forEach((piece, at) => {
    put([piece])
    const next = pieces[at + 1]
    for (const id of homeless) {
      const [place, from = 0] = id.split('.').map(Number)
      const isIn = place === piece.place && from > piece.from && !(next?.place === place && next.from < from)
      if (isIn) put((behind.get(id) ?? []).toReversed())
    }
  })
  return all
}

/**
 * Puts pieces, given in the order of the source, into another order; pieces that it does not name stay behind the one
 * before.
 */
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

/** What a line is that was just added, until it is read. */
const ADDED_LINE: SourceLine = {
  id: '',
  text: '',
  pieces: [],
  role: 'left_out',
  item: null,
  form: ADDED_FORM,
}

/**
 * The lines as they will be once the source is read with what is told now: divided, added, moved, joined, and with
 * their roles and words. Items are those of the lines that were there.
 */
export function arrangeLines(lines: readonly SourceLine[], told: Told): SourceLine[] {
  const covering: Covering[][] = []
  const were = new Map<LineId, SourceLine>()
  for (const line of lines)
    for (const { place, ...piece } of line.pieces) {
      const known = covering[place]
      if (place < 0) were.set(idOf({ place, from: 0 }), line)
      else if (known) known.push({ ...piece, line })
      else covering[place] = [{ ...piece, line }]
    }
  for (const parts of covering) if (parts.length > 1) parts.sort((one, other) => one.from - other.from)
  const texts = covering.map((parts) => parts.map(({ text }) => text).join(''))
  const lineOf = (first: LinePiece) =>
    isAdded(first)
      ? (were.get(idOf(first)) ?? ADDED_LINE)
      : covering[first.place]?.findLast(({ from }) => from <= first.from)?.line
  return arrangePieces(texts, told).flatMap((pieces): SourceLine[] => {
    const [first] = pieces
    const was = first && lineOf(first)
    if (!first || !was) return []
    const id = idOf(first)
    const role = told.roles.get(id)
    const words = told.written.get(id)
    const { written: _, ...rest } = was
    return [
      {
        ...rest,
        ...(words !== undefined && { written: words }),
        id,
        pieces,
        text: words ?? textOfPieces(pieces),
        role: role === undefined ? was.role : lineRoleOf(role),
      },
    ]
  })
}
