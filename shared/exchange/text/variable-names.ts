import type { OutlineLine } from './outline-line.ts'

/** The name of a variable before its question: "Q2_Bus - Do you take the bus?" */
const NAME = /^(?=[A-Za-z\d]*_)[A-Za-z]\w{1,30}\s+[-–—:]\s+(?=\S)/
/** From this many lines on that begin with such a name they are no words of the questions. */
const ENOUGH = 3

/** Lines without the name of their variable before them, where several have one. */
export function withoutVariableNames(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const isNamed = (line: OutlineLine | null): line is OutlineLine =>
    line !== null && !line.fixed && !line.isExact && NAME.test(line.text)
  if (lines.filter(isNamed).length < ENOUGH) return [...lines]
  return lines.map((line) =>
    isNamed(line) ? { ...line, typed: line.typed ?? line.text, text: line.text.replace(NAME, '') } : line,
  )
}
