import { areSpeakers } from './plain-turns.ts'

/** "From: Ana": who writes, above a message. */
const WHO = /^\s*(?:from|de|von|da|van|sender|exp[ée]diteur|[ée]crit par)\s?:\s*(\S[^:]{0,40}?)\s*$/iu
/** What else stands there and is no word of the message: "Sent: 3 March", "To: all". */
const BESIDE =
  /^\s*(?:sent|date|time|heure|to|à|an|cc|subject|objet|betreff|envoy[ée]|gesendet|id|n°|message-id|reply-to|when|quand)\s?:(?:\s|$)/iu
const FEWEST = 4

/**
 * The lines of messages with heads as letters have them ("From: Ana", "Sent: …"), with the name in brackets instead.
 * Other lines as they are.
 */
export function withoutHeads(lines: readonly string[]): readonly string[] {
  const names = lines.map((line) => WHO.exec(line)?.[1] ?? null)
  const told = names.filter((name) => name !== null)
  if (told.length < FEWEST || !areSpeakers(told)) return lines
  const isHead = (at: number): boolean => names[at] != null || BESIDE.test(lines[at] ?? '')
  const heads = lines.map((_, at) => {
    let [first, last] = [at, at]
    while (isHead(first) && first > 0 && isHead(first - 1)) first -= 1
    while (isHead(last) && last < lines.length - 1 && isHead(last + 1)) last += 1
    return isHead(at) && names.slice(first, last + 1).some((name) => name !== null)
  })
  return lines.flatMap((line, at) => (names[at] ? [`[${names[at]}]`] : heads[at] ? [] : [line]))
}
