import type { ReadingMeter } from '../reading-meter.ts'
import type { OutlineLine } from './outline-line.ts'

const BOX = /[☐☑☒□■]/g

/**
 * Lines with several boxes to tick become a line a box: printed questionnaires set short options side by side, each box
 * before its option or after it, often behind the question.
 */
export function splitBoxes(
  lines: readonly (OutlineLine | null)[],
  meter: ReadingMeter,
): (OutlineLine | null)[] {
  return lines.flatMap((line) =>
    line && (!line.role || line.role === 'stem') ? splitLine(line, meter) : [line],
  )
}

function splitLine(line: OutlineLine, meter: ReadingMeter): OutlineLine[] {
  for (const _box of line.text.matchAll(BOX)) meter.add('lines')
  const isOption = line.marker === 'checkbox'
  const parts = line.text.split(BOX).map((part) => part.trim())
  const boxes = parts.length - 1 + (isOption ? 1 : 0)
  if (boxes < 2) return [line]
  const option = (text: string): OutlineLine => ({ ...line, text, marker: 'checkbox', list: '' })
  if (isOption) return parts.filter(Boolean).map(option)
  const [first = '', ...rest] = parts
  // Boxes after their options: the first option stands behind the question.
  const behind = rest.at(-1) === '' ? /^(.*[?:])\s+(.+)$/s.exec(first) : null
  const [stem, own] = behind ? [behind[1] ?? '', [behind[2] ?? '']] : [first, []]
  return [{ ...line, text: stem }, ...[...own, ...rest].filter(Boolean).map(option)]
}
