import { idOf, isAdded, type LinePiece, type SourceLine, type Told } from './source-lines.ts'

/**
 * Moves lines, by their places in the list of lines, past the line above them (-1) or below them (1). They are a run of
 * lines one below the other. Where no line is there, nothing changes.
 */
export function moveLines(
  told: Told,
  lines: readonly SourceLine[],
  places: readonly number[],
  by: 1 | -1,
): Told {
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return told
  const passed = lines[by === 1 ? last + 1 : first - 1]
  if (!passed) return told
  const run = lines.slice(first, last + 1)
  const pair = by === 1 ? [passed, ...run] : [...run, passed]
  const start = by === 1 ? first : first - 1
  const pieces = lines.toSpliced(start, pair.length, ...pair).flatMap((line) => line.pieces)
  if (areAsInSource(pieces)) return { ...told, order: [], moved: new Set() }
  return { ...told, order: pieces.map(idOf), moved: new Set([...told.moved, ...run.map(({ id }) => id)]) }
}

/** Whether pieces have the order of the source, so that it need not be told. */
function areAsInSource(pieces: readonly LinePiece[]): boolean {
  return pieces.every((piece, nth) => {
    if (isAdded(piece)) return false
    const above = pieces[nth - 1]
    return !above || above.place < piece.place || (above.place === piece.place && above.from < piece.from)
  })
}
