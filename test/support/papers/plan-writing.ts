import { arrangeLines } from '../../../shared/exchange/arrange-lines.ts'
import type { LineRole, SourceLine, Told } from '../../../shared/exchange/source-lines.ts'
import { addLines } from '../../../shared/exchange/told-lines.ts'
import type { TrueQuestion } from './truth.ts'

/**
 * A question written anew, as a person does where nothing else helps: lines are added below the item that has its first
 * words, or at the end where none has. Each statement of a grid is a question.
 */
export function tellWritten(
  told: Told,
  read: readonly SourceLine[],
  { stem, options, rows }: TrueQuestion,
  place: number | null,
): Told {
  const lines = arrangeLines(read, told)
  const found = lines.find(({ pieces }) => pieces.some((piece) => piece.place === place))
  const last = found && found.item !== null ? lines.findLast(({ item }) => item === found.item) : found
  const above = last ?? lines.at(-1)
  if (!above) return told
  const asked = rows.length === 0 ? [stem] : rows.map((row) => `${stem} ${row}`.trim())
  const written = asked.flatMap((text): [string, LineRole][] => [
    [text, 'stem'],
    ...options.map((option): [string, LineRole] => [option, 'option']),
  ])
  return addLines(
    told,
    above,
    written.map(([text]) => text),
    written.map(([, role]) => role),
  )
}
