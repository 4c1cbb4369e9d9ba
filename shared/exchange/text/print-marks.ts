import type { OutlineLine } from './outline-line.ts'
import type { PlacedPart } from './placed-line.ts'

/** Lines that Qualtrics inserts between the questions when it exports a survey to Word. */
const BLOCK = /^(?:start|end) of block\s*:/i
const CONDITION = /^display this (?:question|choice|answer)\s*:/i
const CONDITION_PART =
  /^(?:if|and|or|and if|or if)\s.+(?:=|[<>≥≤]|is |selected|displayed|empty|equal|contains)/i
const SKIP = /^skip to\s*:/i
const BREAK = /^(?:page break|q\d+ timing)$/i

/**
 * Removes lines in which a program describes the survey: blocks, page breaks, conditions. Conditions and blocks are
 * noted. A text without such lines stays as it is.
 */
export function dropPrintMarks(
  lines: readonly (OutlineLine | null)[],
  place: (part: PlacedPart) => void,
): (OutlineLine | null)[] {
  if (!lines.some((line) => line && (BLOCK.test(line.text) || CONDITION.test(line.text)))) return [...lines]
  let inCondition = false
  return lines.map((line) => {
    if (!line) return line
    const drop = (note?: PlacedPart['note'], text = line.text) => {
      place({ at: line.at ?? 0, role: 'left_out', text, note })
      return null
    }
    const wasIn = inCondition
    inCondition = false
    if (BLOCK.test(line.text)) {
      const isStart = /^start/i.test(line.text)
      return drop(isStart ? 'text_dropped' : undefined, line.text.replace(BLOCK, '').trim())
    }
    if (CONDITION.test(line.text)) {
      inCondition = true
      return drop()
    }
    if (wasIn && CONDITION_PART.test(line.text)) {
      inCondition = true
      return drop('branching')
    }
    if (SKIP.test(line.text)) return drop('branching')
    return BREAK.test(line.text) ? drop() : line
  })
}
