import { asks } from './asks.ts'
import { FOLLOWS_UP } from './further-questions.ts'
import type { OpenItem } from './open-items.ts'
import type { OutlineLine } from './outline-line.ts'

/**
 * Whether a line surely goes on with the answer above it: that one has an open bracket, or this one is below its text.
 */
export function isWrapped(line: OutlineLine, current: OpenItem): boolean {
  const above = current.last
  if (!above || asks(line.text) || !/^\p{Ll}/u.test(line.text) || !goesOn(line, current)) return false
  const isOpen = above.text.lastIndexOf('(') > above.text.lastIndexOf(')')
  return isOpen || line.indent > above.indent
}

/** Whether a line goes on with the answer above it: the text was wrapped. */
export function goesOn({ text, indent }: OutlineLine, { last }: OpenItem): boolean {
  if (FOLLOWS_UP.test(text)) return false
  return last !== null && (/^\p{Ll}/u.test(text) || indent > last.indent + 1) && !/[.:?!]$/.test(last.text)
}
