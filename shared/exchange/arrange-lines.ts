import { idOf, type LinePiece, lineRoleOf, type SourceLine, type Told, textOfPieces } from './source-lines.ts'

/**
 * The pieces of each line after what a person divided and joined, by the texts of the lines as the source has them.
 * Every character of the source is in exactly one piece.
 */
export function arrangePieces(
  texts: readonly string[],
  { cuts, joined }: Pick<Told, 'cuts' | 'joined'>,
): LinePiece[][] {
  const lines: LinePiece[][] = []
  texts.forEach((text, place) => {
    const inside = (cuts.get(place) ?? []).filter((cut) => cut > 0 && cut < text.length)
    const [first, ...parts] = [0, ...inside].map(
      (from, nth): LinePiece => ({ place, from, text: text.slice(from, inside[nth]) }),
    )
    const above = joined.has(place) ? lines.at(-1) : undefined
    if (first && above) above.push(first)
    else if (first) lines.push([first])
    for (const part of parts) lines.push([part])
  })
  return lines
}

/**
 * The lines as they will be once the source is read with what is told now: divided, joined and with their roles. Items
 * are those of the lines that were there.
 */
export function arrangeLines(lines: readonly SourceLine[], told: Told): SourceLine[] {
  const texts: string[] = []
  const covering = new Map<number, { from: number; line: SourceLine }[]>()
  for (const line of lines)
    for (const { place, from, text } of line.pieces) {
      texts[place] = (texts[place] ?? '') + text
      covering.set(place, [...(covering.get(place) ?? []), { from, line }])
    }
  return arrangePieces(texts, told).flatMap((pieces): SourceLine[] => {
    const [first] = pieces
    const was = first && covering.get(first.place)?.findLast(({ from }) => from <= first.from)?.line
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
