import type { Question, SurveyDraft } from '../models/draft.ts'
import { BIDS } from './odd-bids.ts'
import { type OddNeighbour, oddNeighbours } from './odd-neighbours.ts'
import { type OddNumber, oddNumbers } from './odd-numbers.ts'
import { type OddPlace, oddPlaces } from './odd-places.ts'
import { type OddRemark, oddRemarks } from './odd-remarks.ts'
import { IN_BRACKETS, type OddWords, oddWords, type UsualItems, usualItems } from './odd-words.ts'
import { labelOf } from './repair/label-of.ts'
import { isSaid, NOTHING_TOLD, type SourceLine, type Told } from './source-lines.ts'

/** Why a result looks odd, so that a person should look at the line. */
export type OddCode =
  | OddWords
  | OddNeighbour
  | OddNumber
  | OddPlace
  | OddRemark
  /** A response option ends in a question mark: it may be a question of its own. */
  | 'option_asks'
  /** An item has the same response option twice: two items may have become one. */
  | 'option_repeats'
  /** An item has a single response option. */
  | 'single_option'
  /** An item has many response options, which are not all written alike: other lines may be among them. */
  | 'many_unlike'
  /** A long question that asks nothing and offers nothing: its response options may be in its text. */
  | 'stem_swallows'
  /** A question without options that only tells something: it may be an instruction or a heading. */
  | 'stem_tells'
  /** A line that was left out ends in a question mark. */
  | 'left_out_asks'
  /** Lines in a row were left out, although they are written as most response options are. */
  | 'left_out_options'
  /** The same text was left out several times: it may be the response options of several questions. */
  | 'left_out_again'

/** A place of a result that a person should look at. */
export interface OddItem {
  code: OddCode
  /** The item concerned, from 1; null for a line that is no part of an item. */
  item: number | null
  /** The place of the line to look at in the list of source lines. */
  line: number
  /** For `number_skipped`: the number that is missing. */
  missing?: number
}

/** If at least this share of the items ask something or have options, an item that is only a name is no question. */
const MOSTLY_WHOLE = 0.7
/** The most words of such a name. */
const NAME_WORDS = 6
/** A place to write in. */
const BLANK = /_{2}|\.{4}|…|\|/
/** Words of a heading. */
const PART =
  /^(?:[\p{L}’'-]+ ){0,4}(?:questions?|questionnaire|section|survey|details|information|profile|enquête)\s?:?$/iu
/** An item with at least this many response options is searched for lines that are no options. */
const MANY = 12
/** Where an item has at least this many lines of response options, one that is written differently looks odd. */
const FEW = 4
/** A condition of a question, or the words before one: "If Do you ride? = Yes", "Display This Question:". */
const CONDITION = /^\W*(?:if|si)\s|:$/iu
/** Lines of the same text that were left out look odd if it comes at least this often after the first. */
const AGAIN = 2
/** A stem without a question mark looks odd if it has more words than this. */
const LONG_STEM = 50
/** The stem of an item without response options looks odd from this many lines on. */
const MANY_STEM_LINES = 3

const LEFT_OUT: ReadonlySet<string> = new Set(['heading', 'instruction', 'left_out', 'context'])
/**
 * A line that ends in a question mark, with or without a remark in brackets after it. In brackets the question mark
 * belongs to a response option: "Other (which?)".
 */
const ASKS = /[?？]["'”’»\s]*(?:\([^()]*\))?["'”’»\s.]*$/
/** A whole sentence that tells: it ends in a full stop, perhaps in brackets. */
const TELLS = /\p{L}[.…]["'”’»)\s]*$/u
/** Words from which on a sentence that tells is looked at: shorter ones are mostly statements to be rated. */
const LONG_TELLING = 8
/** Beyond this share of an item's options, sentences are what its options are. */
const MOST_SENTENCES = 0.4
/** Beyond this share of all items, sentences that tell are the statements of a questionnaire. */
const MOST_TELLING = 0.2

/** A line with its place. */
interface Placed {
  line: SourceLine
  at: number
}

/**
 * Everything odd in a result, in the order of its lines, at most once for each line. A line that the person told is not
 * odd any more: telling a line what it already is confirms it.
 */
export function findOddItems(
  { questions }: Pick<SurveyDraft, 'questions'>,
  lines: readonly SourceLine[],
  told: Told = NOTHING_TOLD,
): OddItem[] {
  const byItem = new Map<number, Placed[]>()
  lines.forEach((line, at) => {
    if (line.item === null) return
    const placed = byItem.get(line.item)
    if (placed) placed.push({ line, at })
    else byItem.set(line.item, [{ line, at }])
  })
  const usual = usualItems(questions)
  const found = [...byItem].flatMap(([item, placed]) => {
    const question = questions[item - 1]
    return question ? oddInItem(question, placed, { item, usual }) : []
  })
  const telling = found.filter(({ code }) => code === 'stem_tells').length
  const all = [
    ...nameLikeStems(questions, byItem),
    ...found.filter(({ code }) => code !== 'stem_tells' || telling <= MOST_TELLING * questions.length),
    ...oddPlaces(questions, lines),
    ...oddRemarks(questions, lines),
    ...oddNeighbours(questions, lines),
    ...leftOutThatAsk(lines),
    ...leftOutOptions(lines),
    ...leftOutAgain(lines),
    ...oddNumbers(questions, lines),
  ]
  const byLine = new Map<number, OddItem>()
  const isTold = (at: number) => isSaid(lines[at]?.id ?? '', told)
  // Where the person said which line is the question, the lines below it may well be written alike.
  const isMeant = ({ code, item }: OddItem) =>
    code === 'option_alike' && isTold(byItem.get(item ?? 0)?.[0]?.at ?? -1)
  for (const odd of all)
    if (!isTold(odd.line) && !isMeant(odd) && !byLine.has(odd.line)) byLine.set(odd.line, odd)
  return [...byLine.values()].sort((a, b) => a.line - b.line)
}

function oddInItem(
  question: Question,
  placed: readonly Placed[],
  { item, usual }: { item: number; usual: UsualItems },
): OddItem[] {
  const options = placed.filter(({ line }) => line.role === 'option')
  const first = placed[0]
  if (!first) return []
  const odd: OddItem[] = []
  const add = (code: OddCode, at: number) => odd.push({ code, item, line: at })
  for (const { line, at } of options) if (ASKS.test(line.text)) add('option_asks', at)
  const repeated = lineOfRepeated(question, options)
  if (repeated !== null) add('option_repeats', repeated)
  if (question.options.length === 1) add('single_option', (options[0] ?? first).at)
  if (question.options.length >= MANY) {
    const usual = usualForm(options)
    const unlike = options.find(({ line }) => line.form !== usual)
    if (unlike) add('many_unlike', unlike.at)
  }
  const apart = lineApart(options) ?? sentenceAmong(options)
  if (apart !== null) add('option_apart', apart)
  if (question.options.length === 0 && !question.stem.includes('?')) {
    const stem = placed.filter(({ line }) => line.role === 'stem' || line.role === 'stem_more')
    const isLong = question.stem.split(/\s+/).length > LONG_STEM
    if (stem.length >= MANY_STEM_LINES || isLong) add('stem_swallows', (stem[1] ?? first).at)
    else if (onlyTells(question.stem) || IN_BRACKETS.test(question.stem)) add('stem_tells', first.at)
  }
  for (const { code, at } of oddWords(question, placed, usual)) add(code, at)
  return odd
}

/** Items that only name something, where nearly all others ask or have options: headings, perhaps. */
function nameLikeStems(questions: readonly Question[], byItem: ReadonlyMap<number, Placed[]>): OddItem[] {
  const isWhole = ({ stem, options }: Question) => options.length > 0 || /[?？:]/.test(stem)
  if (questions.filter(isWhole).length < questions.length * MOSTLY_WHOLE) return []
  const usual = usualForm([...byItem.values()].flatMap(([first]) => first ?? []))
  return questions.flatMap((question, index) => {
    const { stem, options } = question
    const item = index + 1
    const first = byItem.get(item)?.[0]
    if (!first || options.length > 0 || stem.split(/\s+/).length > NAME_WORDS) return []
    const isName = !isWhole(question) && first.line.form !== usual && !BLANK.test(first.line.text)
    return isName || PART.test(stem) ? [{ code: 'stem_tells' as const, item, line: first.at }] : []
  })
}

function onlyTells(stem: string): boolean {
  return TELLS.test(stem) && !BIDS.test(stem) && stem.split(/\s+/).length >= LONG_TELLING
}

/** The line of the only option that is not written as the others; null where there is none. */
function lineApart(options: readonly Placed[]): number | null {
  if (options.length < FEW) return null
  const usual = usualForm(options)
  const apart = options.filter(({ line }, at) => line.form !== usual && !(at > 0 && isWrapped(line)))
  return apart.length === 1 ? (apart[0]?.at ?? null) : null
}

/** The line of the first long option that is a whole sentence, where most are not; null where there is none. */
function sentenceAmong(options: readonly Placed[]): number | null {
  const pointed = options.filter(({ line }) => isPointed(line.text))
  const telling = pointed.find(({ line }) => line.text.split(/\s+/).length >= LONG_TELLING)
  return telling && pointed.length / options.length <= MOST_SENTENCES ? telling.at : null
}

/** Whether a text ends as a sentence does, and not as a list does: "etc.". */
const isPointed = (text: string) => TELLS.test(text) && !/(?<!\p{L})etc[.…]\W*$/iu.test(text)

/** Whether a line without a marker begins in small letters, as the rest of an option that was wrapped does. */
const isWrapped = ({ form, text }: SourceLine) => form.startsWith('none') && /^\p{Ll}/u.test(text)

/** How most of these lines are written. */
function usualForm(options: readonly Placed[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { line } of options) counts.set(line.form, (counts.get(line.form) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

const plainText = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** The line of the first option that the item already has; null where all differ. */
function lineOfRepeated({ options }: Question, lines: readonly Placed[]): number | null {
  const plain = options.map(({ text }) => plainText(text))
  const repeated = plain.findIndex((text, index) => plain.indexOf(text) !== index)
  const text = plain[repeated]
  if (text === undefined) return null
  const having = (is: (line: string) => boolean) => lines.filter(({ line }) => is(plainText(line.text)))
  // Most lines are one option, after its bullet or letter; but one line can also have several options.
  const same = [having((line) => line === text), having((line) => line.endsWith(text))]
  const one = same.find((found) => found.length > 1) ?? having((line) => line.includes(text))
  return (one[1] ?? one[0])?.at ?? null
}

function leftOutThatAsk(lines: readonly SourceLine[]): OddItem[] {
  return lines.flatMap((line, at) =>
    LEFT_OUT.has(line.role) && ASKS.test(line.text)
      ? [{ code: 'left_out_asks' as const, item: line.item, line: at }]
      : [],
  )
}

/** The first of several lines left out in a row that are written as response options are in this source. */
function leftOutOptions(lines: readonly SourceLine[]): OddItem[] {
  const surplus = new Map<string, number>()
  for (const { role, form } of lines)
    surplus.set(form, (surplus.get(form) ?? 0) + (role === 'option' ? 1 : -1))
  const isLike = (line: SourceLine | undefined) =>
    line?.role === 'left_out' && (surplus.get(line.form) ?? 0) >= FEW
  return lines.flatMap((line, at) =>
    isLike(line) && isLike(lines[at + 1]) && !isLike(lines[at - 1])
      ? [{ code: 'left_out_options' as const, item: null, line: at }]
      : [],
  )
}

/** The first of several lines of the same text that were left out each time. */
function leftOutAgain(lines: readonly SourceLine[]): OddItem[] {
  const places = new Map<string, number[]>()
  lines.forEach(({ role, text }, at) => {
    const plain = plainText(text)
    // Numbers are mostly the head or the codes of a table; a condition or a name before a colon is no answer.
    const isOut = role === 'left_out' || role === 'heading'
    if (!isOut || !/\p{L}/u.test(plain) || CONDITION.test(plain) || labelOf(text) !== null) return
    const known = places.get(plain)
    if (known) known.push(at)
    else places.set(plain, [at])
  })
  const firsts = [...places.values()].flatMap(([first, ...others]) =>
    first !== undefined && others.length >= AGAIN ? [first] : [],
  )
  // Of a list that comes several times, its first line is enough.
  return firsts
    .filter((line) => !firsts.includes(line - 1))
    .map((line) => ({ code: 'left_out_again', item: null, line }))
}
