import type { OutlineLine } from './outline-line.ts'
import type { PlacedPart } from './placed-line.ts'

/** Lines that Qualtrics inserts between the questions when it exports a survey to Word. */
const BLOCK = /^(?:start|end) of block\s*:/i
const CONDITION = /^display this (?:question|choice|answer)\s*:/i
const CONDITION_PART =
  /^(?:if|and|or|and if|or if)\s.+(?:=|[<>≥≤]|is |selected|displayed|empty|equal|contains)/i
const SKIP = /^skip to\s*:/i
/** How far the next line is looked for, over empty ones. */
const NEAR = 12
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
  const nexts = lines.map((_line, at) => lines.slice(at + 1, at + NEAR).find((each) => each !== null))
  return lines.map((line, at) => {
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
    // A text that is shown is numbered as questions are, but has neither answers nor a line to write on.
    const next = nexts[at]
    const isLast = !next || next.marker === 'question' || BLOCK.test(next.text) || BREAK.test(next.text)
    if (line.marker === 'question' && isLast && !line.hasBlank && !line.text.includes('?'))
      return drop('text_dropped')
    return BREAK.test(line.text) ? drop() : line
  })
}
