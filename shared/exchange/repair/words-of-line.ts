import type { Question } from '../../models/draft.ts'
import type { ImportResult } from '../import-result.ts'
import type { LineRole, SourceLine } from '../source-lines.ts'
import { cleanLine } from '../text/clean-text.ts'
import { CELLS } from '../text/table-rows.ts'
import { withoutTrailingBlank } from '../text/trailing-blank.ts'
import { plainText } from './plain-text.ts'

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
  const [answer] = answering
  const each = question && answer && answering.length === 1 ? wordsBehind(question, answer) : null
  // If a question is asked of each line below it, the item has the words of both.
  if (each !== null && line.role === 'stem') return [plainText(line)]
  if (each !== null && line.role === 'option') return [each]
  if (question && line.role === 'stem' && isAlone && asking.length === 1)
    // A line break in it would be taken for the end of the question.
    return [cleanLine(question.stem), ...(answering.length === 0 ? options : [])]
  // So do the head of a grid, and a line with several options.
  if (question && line.role === 'option' && answering.length === 1 && options.length > 0) return options
  if (question && line.role === 'option' && isAlone) {
    const option = answering.length === options.length ? options[answering.indexOf(line)] : undefined
    if (option !== undefined) return [option]
  }
  const cells = line.text.split(CELLS).filter((text) => text !== '')
  if (question && line.role === 'row') {
    const cell = cells.find((text) => question.stem.endsWith(text.replace(/^(?:…|\.\.\.)\s*/, '')))
    if (cell !== undefined) return [cell]
  }
  if (question && cells.length > 1 && line.role === 'stem') {
    const cell = cells.find((text) => question.stem.startsWith(text.replace(/\s*(?:…|\.\.\.)$/, '')))
    if (cell !== undefined) return [cell, ...(answering.length === 0 ? options : [])]
  }
  // The first of several rows with the answers has all of them.
  if (question && cells.length > 1 && line === answer && options.length > 0) return options
  return [plainText(line)]
}

/**
 * The words of a line that a question has at its end, although it is no question; null where it is a response option.
 */
function wordsBehind({ stem, options }: Question, line: SourceLine): string | null {
  const own = plainText(line)
  const words = [own, withoutTrailingBlank(own), withoutTrailingBlank(own).replace(/\s*:$/, '')]
  const found = words.find((text) => text !== '' && stem.endsWith(text))
  return found === undefined || options.some(({ text }) => text === found) ? null : found
}

/**
 * The same of a line that may be another than when the source was read last: then its own words, since the items of
 * that reading say nothing of it.
 */
export function wordsNow(
  line: SourceLine,
  { lines, draft }: Pick<ImportResult, 'lines' | 'draft'>,
): string[] {
  const at = lines.findIndex(
    ({ id, role, text }) => id === line.id && role === line.role && text === line.text,
  )
  return at === -1 ? [plainText(line)] : wordsOfLine(lines, at, draft.questions)
}

/** What further texts are that are written below one: behind a question its response options. */
export const roleBehind = (role: LineRole): LineRole =>
  role === 'stem' || role === 'stem_more' ? 'option' : role
