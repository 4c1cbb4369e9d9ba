import { textOfPieces } from '../source-lines.ts'
import type { arrangePlaced } from './arrange-placed.ts'
import type { PlacedPart } from './placed-line.ts'

type Line = ReturnType<typeof arrangePlaced>[number]

const holdsAnswers = ({ options = [] }: PlacedPart) => options.length > 0
const isWrittenAnswer = ({ role, written }: PlacedPart) => role === 'option' && written !== undefined
/** Whether the words of a line are among the answers that a line above it holds. */
const isHeldAbove = ({ role, text, options, dropped }: PlacedPart) =>
  role === 'option' && text === '' && options?.length === 0 && dropped === undefined

/**
 * Gives the second row of a table of answers its own words where the first one, which holds the answers of both, was
 * told to be no answer, or was written anew: otherwise they would be lost. Takes the lines in their order, each with
 * its parts.
 */
export function createAnswerHolder(): (line: Line, parts: readonly PlacedPart[]) => readonly PlacedPart[] {
  let isHeld = true
  return (line, parts) => {
    if (line.parts.some(holdsAnswers)) isHeld = parts.some(holdsAnswers)
    else if (parts.some(isWrittenAnswer)) isHeld = false
    if (isHeld || !parts.some(isHeldAbove)) return parts
    const text = textOfPieces(line.pieces)
    return parts.map((part) => (isHeldAbove(part) ? { ...part, text, options: [] } : part))
  }
}
