import type { Question } from '../../models/draft.ts'
import type { LineRole, SourceLine } from '../source-lines.ts'
import { readOutlineLine } from '../text/outline-line.ts'
import { CELLS } from '../text/table-rows.ts'

/** What of a line would be lost to a reader of the survey, so that its marker or number may go. */
const OF_ITEMS: ReadonlySet<LineRole> = new Set(['stem', 'stem_more', 'option', 'row', 'left_out'])

/**
 * What a line became, as texts that can be written anew: first its own, then the response options that its question got
 * from it or from elsewhere. So whoever changes one word changes nothing else.
 */
export function wordsOfLine(
  lines: readonly SourceLine[],
  at: number,
  questions: readonly Question[],
): string[] {
  const line = lines[at]
  if (!line) return []
  if (line.written !== undefined) return [line.written]
  const question = line.item === null ? undefined : questions[line.item - 1]
  const own = question ? lines.filter(({ item }) => item === line.item) : []
  const having = (...roles: LineRole[]) => own.filter(({ role }) => roles.includes(role))
  const options = question?.options.map(({ text }) => text) ?? []
  const [asking, answering] = [having('stem', 'stem_more'), having('option')]
  // A question above the rows of a grid is a part of the first one.
  const isAlone = having('row').length === 0
  if (question && line.role === 'stem' && isAlone && asking.length === 1)
    return [question.stem, ...(answering.length === 0 ? options : [])]
  if (question && line.role === 'option' && isAlone) {
    if (answering.length === 1) return options
    const option = answering.length === options.length ? options[answering.indexOf(line)] : undefined
    if (option !== undefined) return [option]
  }
  if (question && line.role === 'row') {
    const cell = line.text.split(CELLS).find((text) => text !== '' && question.stem.endsWith(text))
    if (cell !== undefined) return [cell]
  }
  return [OF_ITEMS.has(line.role) ? (readOutlineLine(line.text)?.text ?? line.text) : line.text]
}

/** What further texts are that are written below one: behind a question its response options. */
export const roleBehind = (role: LineRole): LineRole =>
  role === 'stem' || role === 'stem_more' ? 'option' : role
