import type { Question } from '../models/draft.ts'
import { labelOf } from './repair/label-of.ts'
import { remarkStart } from './repair/remarks.ts'
import type { SourceLine } from './source-lines.ts'

/** What may be no part of the questions, because of what it says or of what is around it. */
export type OddRemark =
  /** A remark to the interviewer behind a question. */
  | 'stem_remark'
  /** A line of an item that begins with the same name as several lines that were left out: "Purpose: …". */
  | 'label_left_out'
  /** A response option with the heading of a section between it and its question. */
  | 'option_behind'

interface FoundRemark {
  code: OddRemark
  item: number
  line: number
}

/** The fewest lines left out that begin with the same name. */
const SEVERAL = 2

/** What may be no part of the questions, each with its line. */
export function oddRemarks(questions: readonly Question[], lines: readonly SourceLine[]): FoundRemark[] {
  const out = new Map<string, number>()
  for (const { item, role, text } of lines) {
    const label = labelOf(text)
    if (label !== null && item === null && role !== 'title') out.set(label, (out.get(label) ?? 0) + 1)
  }
  const remarked = new Set<number>()
  let isBehind = false
  let newest: number | null = null
  return lines.flatMap(({ item, role, text }, line): FoundRemark[] => {
    if (item === null) {
      isBehind ||= role === 'heading'
      return []
    }
    // The answers above the rows of a grid may begin its item.
    if (item !== newest) isBehind = false
    newest = item
    if ((out.get(labelOf(text) ?? '') ?? 0) >= SEVERAL) return [{ code: 'label_left_out', item, line }]
    if (role === 'option' && isBehind) return [{ code: 'option_behind', item, line }]
    const stem = questions[item - 1]?.stem ?? ''
    if (role !== 'stem' || remarked.has(item) || remarkStart(stem) === null) return []
    remarked.add(item)
    return [{ code: 'stem_remark', item, line }]
  })
}
