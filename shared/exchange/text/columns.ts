import type { OutlineLine } from './outline-line.ts'

/** Words of a line with the place of their middle, in characters from the margin. */
export interface Segment {
  text: string
  middle: number
}

/** Where the text of a line begins, in characters from the margin: the signs before it take their room too. */
export function offsetOf({ text, indent, typed }: OutlineLine): number {
  return indent + (typed === undefined ? 0 : Math.max(0, typed.length - text.length))
}

/** The parts of a line that wide spaces or tabs keep apart. */
export function segmentsOf(line: OutlineLine): Segment[] {
  const from = offsetOf(line)
  return [...line.text.matchAll(/[^\s]+(?: [^\s]+)*/g)].map(({ 0: text, index }) => ({
    text,
    middle: from + index + text.length / 2,
  }))
}

/**
 * Puts the parts of some lines, one above the other, under the columns that are nearest to them; null where a column
 * stays empty.
 */
export function underColumns(lines: readonly OutlineLine[], columns: readonly number[]): string[] | null {
  const texts = columns.map((): string[] => [])
  for (const { text, middle } of lines.flatMap(segmentsOf)) {
    const far = columns.map((column) => Math.abs(column - middle))
    texts[far.indexOf(Math.min(...far))]?.push(text)
  }
  return texts.every((parts) => parts.length > 0) ? texts.map((parts) => parts.join(' ')) : null
}
