import type { Turn } from '../../../shared/models/focus.ts'

const QUOTED = /^(?:«\s*(.*?)\s*»|“(.*)”|"(.*)")$/su
const FEWEST = 4

/** The turns without quotation marks, where these stand around all that anybody says. */
export function withoutQuotes(turns: readonly Turn[]): Turn[] {
  const areQuoted = turns.length >= FEWEST && turns.every(({ text }) => QUOTED.test(text))
  if (!areQuoted) return withoutSigns(turns)
  return turns.map((turn) => ({ ...turn, text: QUOTED.exec(turn.text)?.slice(1).join('') ?? turn.text }))
}

const SIGN = /^>\s?/gm

/** The turns without the signs of a quotation, where these stand before all lines that anybody says. */
function withoutSigns(turns: readonly Turn[]): Turn[] {
  const areMarked =
    turns.length >= FEWEST &&
    turns.every(({ text }) => text.split('\n').every((line) => line.startsWith('>')))
  return turns.map((turn) => (areMarked ? { ...turn, text: turn.text.replace(SIGN, '') } : turn))
}
