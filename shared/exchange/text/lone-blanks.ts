import type { OutlineLine } from './outline-line.ts'

/** A blank with what is counted in it: "______ dairy cows". */
const COUNTED = /^(?:_{3,}|\.{4,}|…{2,})\s*\p{L}[^?:_]{0,30}$/u

/**
 * Takes a line for a blank that has nothing but what is counted behind it, where it stands alone: several below each
 * other are answers to mark.
 */
export function withLoneBlanks(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const filled = lines.filter((line) => line !== null)
  const isCounted = (line: OutlineLine | undefined) =>
    line !== undefined && !line.fixed && !line.role && COUNTED.test(line.typed ?? line.text)
  const lone = new Set(
    filled.filter((line, at) => isCounted(line) && !isCounted(filled[at - 1]) && !isCounted(filled[at + 1])),
  )
  return lines.map((line) =>
    line && lone.has(line) ? { ...line, typed: line.typed ?? line.text, text: '____', marker: null } : line,
  )
}
