import type { Question } from '../models/draft.ts'
import type { SourceLine } from './source-lines.ts'

/** What is odd in the place of a line among the others. */
export type OddPlace =
  /**
   * An item before the title, one that asks nothing after the thanks, or a line to fill in before the first question.
   */
  | 'item_apart'
  /** A question without options right above rows of a table that have no question. */
  | 'grid_alone'
  /** A sentence that was left out, with space to write below it. */
  | 'left_out_blank'

/** The fewest questions of a paper whose head is told apart from them. */
const ENOUGH = 5
/** The fewest words of a sentence with space to write below it: a form has fields with shorter names. */
const FEWEST_WORDS = 4

/** A line to fill in: "Name: ____". */
const FIELD = /[_…|]{2}|\.{4}/
const BLANK = /^[_.…|\s-]{4,}$/
const THANKS = /^\W*(?:(?:many |un grand )?(?:thanks?|merci))(?!\p{L})/iu

/** What is odd in the places of lines, each with its item; null for a line that is no part of one. */
export function oddPlaces(
  questions: readonly Question[],
  lines: readonly SourceLine[],
): { code: OddPlace; item: number | null; line: number }[] {
  const firsts = new Map<number, number>()
  lines.forEach(({ item }, at) => {
    if (item !== null && !firsts.has(item)) firsts.set(item, at)
  })
  return [
    ...itemsApart(questions, lines, firsts),
    ...gridsAlone(questions, lines, firsts),
    ...lines.flatMap((line, at) =>
      isOut(line) && isSentence(line.text) && BLANK.test(lines[at + 1]?.text ?? '') && isOut(lines[at + 1])
        ? [{ code: 'left_out_blank' as const, item: null, line: at }]
        : [],
    ),
  ]
}

const isOut = (line: SourceLine | undefined) =>
  line !== undefined && line.item === null && line.role !== 'title' && line.role !== 'instruction'

const isSentence = (text: string) =>
  /\p{L}/u.test(text) && text.split(/\s+/).length >= FEWEST_WORDS && !THANKS.test(text) && !FIELD.test(text)

function itemsApart(
  questions: readonly Question[],
  lines: readonly SourceLine[],
  firsts: ReadonlyMap<number, number>,
): { code: 'item_apart'; item: number; line: number }[] {
  const isAsked = ({ stem, options }: Question) => options.length > 0 || stem.includes('?')
  const begin = questions.findIndex(isAsked)
  const last = questions.findLastIndex(isAsked)
  if (last - begin < ENOUGH) return []
  const thanks = lines.findLastIndex(({ text, item }) => item === null && THANKS.test(text))
  const end = firsts.get(last + 1) ?? 0
  const lastAsking = questions.findLastIndex(({ stem }) => stem.includes('?'))
  const title = lines.findIndex(({ role }) => role === 'title')
  return questions.flatMap((question, index) => {
    const at = firsts.get(index + 1)
    if (at !== undefined && at < title) return [{ code: 'item_apart' as const, item: index + 1, line: at }]
    const isBehind =
      lastAsking > -1 && thanks > (firsts.get(lastAsking + 1) ?? 0) && at !== undefined && at > thanks
    if (isBehind && !question.stem.includes('?'))
      return [{ code: 'item_apart' as const, item: index + 1, line: at }]
    if (at === undefined || isAsked(question) || !FIELD.test(lines[at]?.text ?? '')) return []
    const isApart = index < begin || (at > thanks && thanks > end)
    return isApart ? [{ code: 'item_apart' as const, item: index + 1, line: at }] : []
  })
}

function gridsAlone(
  questions: readonly Question[],
  lines: readonly SourceLine[],
  firsts: ReadonlyMap<number, number>,
): { code: 'grid_alone'; item: number; line: number }[] {
  return questions.flatMap(({ options }, index) => {
    const [at, next] = [firsts.get(index + 1), firsts.get(index + 2)]
    const below = next === undefined ? undefined : lines[next]
    const isGrid = below?.role === 'row' || (below?.role === 'option' && /table/.test(below.form))
    const isStem = at !== undefined && lines[at]?.role === 'stem'
    return isStem && isGrid && options.length === 0
      ? [{ code: 'grid_alone' as const, item: index + 1, line: at }]
      : []
  })
}
