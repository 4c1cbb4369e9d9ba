import type { DraftWriter } from '../draft-writer.ts'
import type { OutlineLine } from './outline-line.ts'

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
  writer: DraftWriter,
): (OutlineLine | null)[] {
  if (!lines.some((line) => line && (BLOCK.test(line.text) || CONDITION.test(line.text)))) return [...lines]
  let inCondition = false
  return lines.map((line) => {
    if (!line) return line
    const wasIn = inCondition
    inCondition = false
    if (BLOCK.test(line.text)) {
      if (/^start/i.test(line.text)) writer.note('text_dropped', line.text.replace(BLOCK, '').trim())
      return null
    }
    if (CONDITION.test(line.text)) {
      inCondition = true
      return null
    }
    if (wasIn && CONDITION_PART.test(line.text)) {
      inCondition = true
      writer.note('branching', line.text)
      return null
    }
    if (SKIP.test(line.text)) {
      writer.note('branching', line.text)
      return null
    }
    return BREAK.test(line.text) ? null : line
  })
}
