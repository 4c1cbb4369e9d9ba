import { withoutTrailingBlank } from './trailing-blank.ts'

/** A remark in brackets after a question: "(one answer)". */
const REMARK_LENGTH = 200

/** A remark in capitals behind a question: "… ? READ OUT EACH LINE". */
const CAPITALS_BEHIND = /(?<=[?:…])\s+\p{Lu}{2}[^\p{Ll}?:…]*\s[^\p{Ll}?:…]*$/u

/** Examples behind a question: "… ? By bus, train, bike..." */
const EXAMPLES_BEHIND = /(?<=[?])\s[^?:.;]{3,60}(?:,\s[^?:.;,]{1,40}){1,12}(?:\.{3}|…)$/u

/** Whether a text ends like a question, apart from a mark, a blank or a remark in brackets after it. */
export function isAsking(text: string): boolean {
  return endOf(withoutTrailingBlank(text)).endsWith('?')
}

/** Whether a text ends like a question or like a line that is followed by its answers. */
export function asks(text: string): boolean {
  return /[?:…]$/.test(endOf(text))
}

/**
 * A text without what may follow the end of a question. It goes backwards sign by sign, since a regular expression
 * would take quadratic time on a long run.
 */
function endOf(text: string): string {
  let end = backTo(text, text.length)
  // A remark in capitals behind a question is for whoever asks it.
  const shouted = CAPITALS_BEHIND.exec(text.slice(Math.max(0, end - REMARK_LENGTH), end))?.[0] ?? ''
  if (shouted !== '') end = backTo(text, end - shouted.length)
  const examples = EXAMPLES_BEHIND.exec(text.slice(Math.max(0, end - REMARK_LENGTH), end))?.[0] ?? ''
  if (examples !== '') end = backTo(text, end - examples.length)
  if (text[end - 1] === ')') {
    const open = text.lastIndexOf('(', end)
    if (open > 0 && end - open <= REMARK_LENGTH) {
      const before = backTo(text, open)
      if (/[?:…]/.test(text[before - 1] ?? '')) end = before
    }
  }
  return text.slice(Math.max(0, end - 1), end).replace('？', '?')
}

function backTo(text: string, from: number): number {
  let end = from
  while (end > 0 && /[\s*_"”»]/.test(text[end - 1] ?? '')) end -= 1
  return end
}
