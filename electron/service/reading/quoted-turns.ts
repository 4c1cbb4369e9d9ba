import type { Turn } from '../../../shared/models/focus.ts'

const QUOTED = /^(?:«\s*(.*?)\s*»|“(.*)”|"(.*)")$/su
const FEWEST = 4

/** The turns without quotation marks, where these stand around all that anybody says. */
export function withoutQuotes(turns: readonly Turn[]): Turn[] {
  const areQuoted = turns.length >= FEWEST && turns.every(({ text }) => QUOTED.test(text))
  if (!areQuoted) return [...turns]
  return turns.map((turn) => ({ ...turn, text: QUOTED.exec(turn.text)?.slice(1).join('') ?? turn.text }))
}
