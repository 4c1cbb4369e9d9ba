import type { Turn } from '../../../shared/models/focus.ts'

const MARKS = [
  ['«', '»'],
  ['“', '”'],
  ['"', '"'],
] as const
const FEWEST = 4

/** The turns without quotation marks, where these stand around all that anybody says. */
export function withoutQuotes(turns: readonly Turn[]): Turn[] {
  const areQuoted = turns.length >= FEWEST && turns.every(({ text }) => unquoted(text) !== null)
  if (!areQuoted) return withoutSigns(turns)
  return turns.map((turn) => ({ ...turn, text: unquoted(turn.text) ?? turn.text }))
}

/**
 * The words between quotation marks; null without these. Without a pattern, which would take minutes for thousands of
 * line ends behind a mark that is never closed.
 */
function unquoted(text: string): string | null {
  const marks = MARKS.find(
    ([open, close]) => text.length > 1 && text.startsWith(open) && text.endsWith(close),
  )
  if (!marks) return null
  const words = text.slice(1, -1)
  // Within guillemets stand spaces.
  return marks[0] === '«' ? words.trim() : words
}

const SIGN = /^>\s?/gm

/** The turns without the signs of a quotation, where these stand before all lines that anybody says. */
function withoutSigns(turns: readonly Turn[]): Turn[] {
  const areMarked =
    turns.length >= FEWEST &&
    turns.every(({ text }) => text.split('\n').every((line) => line.startsWith('>')))
  return turns.map((turn) => (areMarked ? { ...turn, text: turn.text.replace(SIGN, '') } : turn))
}
