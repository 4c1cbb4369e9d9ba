import type { ReadingMeter } from '../reading-meter.ts'
import type { OutlineLine } from './outline-line.ts'

const BOX = /[☐☑☒□■]/g

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
  const isOption = line.marker === 'checkbox'
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
  if (isOption) return parts.filter(Boolean).map(option)
  const [first = '', ...rest] = parts
  // If boxes follow their options, the first option is in the text before the first box, after the question.
  const behind = rest.at(-1) === '' ? /^(.*[?:])\s+(.+)$/s.exec(first) : null
  const [stem, own] = behind ? [behind[1] ?? '', [behind[2] ?? '']] : [first, []]
  return [{ ...line, text: stem }, ...[...own, ...rest].filter(Boolean).map(option)]
}
