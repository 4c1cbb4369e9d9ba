import { findOddItems } from '../../../shared/exchange/odd-items.ts'
import type { LineRole, SourceLine } from '../../../shared/exchange/source-lines.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { wholeLine } from './told.ts'

/** A line as `role: text`, or `role/form: text`. */
export type Written = `${LineRole}${'' | `/${string}`}: ${string}`

/** A question without the number that a reader takes off it. */
const withoutNumber = (text: string) => text.replace(/^(?:Q\d{1,3}|(?:Q\s?)?\d{1,3}\.(?:\d{1,2}\.?)?)\s/, '')

/** A result as a reader would give it: each stem or row starts an item, each option line is one option. */
export function resultOf(...written: readonly Written[]) {
  const lines: SourceLine[] = []
  const questions: Question[] = []
  for (const each of written) {
    const [head = '', ...rest] = each.split(': ')
    const [role = '', form = ''] = head.split('/')
    const text = rest.join(': ')
    const isPart = ['stem', 'stem_more', 'option', 'row'].includes(role)
    if (role === 'stem')
      questions.push({ id: `q${lines.length}`, stem: withoutNumber(text), type: 'open_ended', options: [] })
    const question = questions.at(-1)
    if (role === 'stem_more' && question) question.stem += `\n${text}`
    if (role === 'option' && question) question.options.push({ id: `o${lines.length}`, text })
    const item = isPart ? questions.length : null
    lines.push(wholeLine(lines.length, { text, role: role as LineRole, item, form }))
  }
  return { draft: { questions }, lines }
}

/** What is odd in a result, each as "code item @line". */
export function oddIn(...written: readonly Written[]) {
  const { draft, lines } = resultOf(...written)
  return findOddItems(draft, lines).map(({ code, item, line }) => `${code} ${item ?? '-'} @${line}`)
}

/** Response options that are all different. */
export const options = (count: number, form = ''): Written[] =>
  Array.from({ length: count }, (_, at): Written => `option/${form}: Answer ${form}${at}`)
