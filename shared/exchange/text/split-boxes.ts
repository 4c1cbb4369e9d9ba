import type { ReadingMeter } from '../reading-meter.ts'
import type { OutlineLine } from './outline-line.ts'

/** A box to tick or a circle to fill, also a typed one, and what a box of the font Wingdings becomes in another. */
const BOX = /[☐☑☒□■▢◻⬜🔲○◯🔘⚪]|(?<=\s)¨(?=\s)|\[[\s_]{0,3}\]|\([\s_]{1,12}\)/gu
/** The box behind an answer: "Yes ( )". */
export const TRAILING_BOX = new RegExp(`(?:${BOX.source})\\s*$`, 'u')
/** A point of a scale, perhaps after a sign such as a star. */
const POINT = /^\P{L}{0,3}\d{1,2}$/u

/**
 * Splits lines with several tick boxes into one line for each: printed questionnaires often have short options side by
 * side, each with its box before or after it, sometimes after the question on the same line.
 */
export function splitBoxes(
  lines: readonly (OutlineLine | null)[],
  meter: ReadingMeter,
): (OutlineLine | null)[] {
  return lines.flatMap((line) =>
    line && !line.fixed && (!line.role || line.role === 'stem') ? splitLine(line, meter) : [line],
  )
}

function splitLine(line: OutlineLine, meter: ReadingMeter): OutlineLine[] {
  for (const _box of line.text.matchAll(BOX)) meter.add('lines')
  const isOption = line.marker === 'checkbox' || (line.marker === 'bullet' && line.typed?.search(BOX) === 0)
  const parts = line.text.split(BOX).map((part) => part.trim())
  const boxes = parts.length - 1 + (isOption ? 1 : 0)
  if (boxes < 2) return [line]
  const option = (text: string): OutlineLine => ({
    ...line,
    text,
    marker: 'checkbox',
    list: '',
    isAnswer: true,
  })
  const isScale = parts.at(-1) === '' && parts.slice(0, -1).every((part) => POINT.test(part))
  if (isScale) return parts.slice(0, -1).map((part) => option(part.replace(/^\D+/, '')))
  if (isOption) return parts.filter(Boolean).map(option)
  const [first = '', ...rest] = parts
  // If boxes follow their options, the first option is in the text before the first box, after the question.
  const behind = rest.at(-1) === '' ? /^(.*[?:])\s+(.+)$/s.exec(first) : null
  const [stem, own] = behind ? [behind[1] ?? '', [behind[2] ?? '']] : [first, []]
  return [{ ...line, text: stem }, ...[...own, ...rest].filter(Boolean).map(option)]
}
