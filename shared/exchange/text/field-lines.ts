import { isAside, isOffice } from './fill-in.ts'
import { type OutlineLine, readOutlineLine } from './outline-line.ts'
import { blankField } from './trailing-blank.ts'

type Lines = readonly (OutlineLine | null)[]

/** The longest line that is divided, in characters, and the most questions on one. */
const LONGEST = 600
const MOST = 12
/** The longest label of a field and the longest question with a mark, in characters. */
const LONGEST_LABEL = 60
const LONGEST_QUESTION = 200
/** Where a further question may begin on a line: behind a space, with a capital, perhaps with its number. */
const BEGINS = /(?<=[\s;|,])(?:\(?\d{1,2}[.)]\s*)?(?=\p{Lu}[\p{L}’'°])/gu
/** A label or question right before what it is answered with: a blank, a box, or a space to write in. */
const ASKED = new RegExp(
  `^(?:\\(?\\d{1,2}[.)]\\s*)?(\\p{Lu}[^_|☐□○◯[\\]…\\t]{0,${LONGEST_QUESTION}}?)` +
    '(?:([?:])\\s*(?:[_|☐□○◯]|\\.{4}|…{2}|\\[\\s?\\]|\\(\\s{1,6}\\)|\\s{3}|\\t|$|\\S{1,20}\\s?\\/\\s?\\S)|\\s*(?:_{2}|\\.{4}|…{2}|\\|_))',
  'u',
)
/** The end of a question that is complete: a blank with its unit, or space to write in behind a label. */
const OPEN_LABEL = /:\s*$/
/** Boxes with their answers behind a label: "Sex: ☐ M ☐ F". */
const BOXED = /[?:]\s*(?:[☐□○◯]|\[\s{0,2}\]|\(\s{0,6}\))/u
/** The same with the boxes behind their answers: "Sex: M ☐ F ☐". */
const BOXED_BEHIND = /[?:]\s*[\p{L}\d][^?:]*(?:[☐□○◯]|\[\s{0,2}\]|\(\s{1,6}\))(?:\s{3,}|\t)$/u
/** A name of an answer that is written in, and no question. */
const OTHER =
  /^(?:others?|autres?|if (?:yes|no|so|other)|si (?:oui|non|autre)|specify|précise[rz])(?!\p{L})/iu
/** Words for what a form asks everybody, where no colon is behind them. */
const NAMES =
  /(?<!\p{L})(?:name|surname|age|sex|gender|date|address|phone|telephone|e-?mail|occupation|profession|nationality|nom|prénom|âge|sexe|genre|adresse|téléphone|courriel|métier|nationalité)(?!\p{L})/iu

/**
 * Gives each question a line of its own where several to fill in share one: "Name: ____   Age: ____ years". Response
 * options that are to be marked on a blank, as in "Male ____ Female ____", stay together.
 */
export function withFieldLines(lines: Lines): (OutlineLine | null)[] {
  return lines.flatMap((line) => {
    if (!line || line.fixed || line.isExact || line.marker === 'checkbox') return [line]
    if (line.role && line.role !== 'stem') return [line]
    const texts = fieldsIn(line.text)
    const isForOffice = texts.some(isOffice)
    const parts = texts.length < 2 ? [line] : texts.map((text, at) => part(line, text, at))
    return parts.map((each) => (isForOffice || isAside(each.text) ? asAside(each) : each))
  })
}

/** A line that is filled in by whoever asks or keeps the paper. */
const asAside = (line: OutlineLine): OutlineLine => ({ ...line, fixed: { role: 'left_out' } })

/** A question of a line, of which the first keeps the line's number. */
function part(line: OutlineLine, text: string, at: number): OutlineLine {
  return at > 0 ? further(line, text) : { ...line, text, typed: firstTyped(line, text) }
}

/** The first part as the source has it, with its number. */
function firstTyped({ typed, text }: OutlineLine, first: string): string | undefined {
  if (typed === undefined) return undefined
  const from = typed.indexOf(text.slice(0, first.length))
  return from < 0 ? typed : typed.slice(0, from + first.length)
}

/** A further question of a line, which belongs to the same list if that is one of fields. */
function further({ marker, list, indent, style, strong }: OutlineLine, text: string): OutlineLine {
  const read = readOutlineLine(text) ?? { text, marker: null, list: '', indent }
  const isListed = marker === 'bullet' || marker === 'letter'
  return {
    ...read,
    indent,
    ...(isListed && read.marker === null && { marker, list }),
    ...(style !== undefined && { style }),
    ...(strong && { strong }),
  }
}

/** The questions on a line, each with what it is answered with; one alone where the line is not divided. */
export function fieldsIn(text: string): string[] {
  if (text.length > LONGEST) return [text]
  const starts = [0]
  for (const { index } of text.matchAll(BEGINS)) {
    const from = starts.at(-1) ?? 0
    if (isComplete(text.slice(from, index)) && isToFill(text.slice(index))) starts.push(index)
    if (starts.length > MOST) return [text]
  }
  const parts = starts.map((from, at) => text.slice(from, starts[at + 1]).replace(/(?<!_)[\s;|,]+$/u, ''))
  const areFields =
    parts.length > 1 &&
    parts.every((part) => isToFill(part.trim()) || isAnswerable(part) || BOXED_BEHIND.test(`${part}\t`))
  const areNamed = parts.some((part) => /[?:]/.test(part) || NAMES.test(part))
  return areFields && areNamed ? parts.map((part) => part.trim()) : [text]
}

/** Whether a part is a whole question: what comes behind it begins another one. */
function isComplete(part: string): boolean {
  const isApart = /(?:\s{2}|\t|[;|,]\s?)$/.test(part)
  if (blankField(part.replace(/[;|,]\s*$/, '')))
    return isApart || !/[\]|]\s*$/.test(part) || /_\|\s*$/.test(part)
  // Boxes in which letters stand are not told from those of answers, so that some space must be between.
  if (BOXED.test(part)) return /\s{3}$|\t$/.test(part) && !/[☐□○◯\]]\s*$/u.test(part)
  if (BOXED_BEHIND.test(part)) return true
  return isApart && OPEN_LABEL.test(part.trimEnd()) && part.length <= LONGEST_LABEL
}

/** Whether a text begins with a label or a question that is to be answered right behind it. */
export function isToFill(text: string): boolean {
  const [, label = '', mark = ''] = ASKED.exec(text) ?? []
  const words = label.trim()
  if (words === '') return false
  if (mark === '?') return true
  if (OTHER.test(words)) return false
  return words.length <= LONGEST_LABEL && !/[.!?]\s/.test(words)
}

/** Whether the first part, which may begin in any way, is to be filled in. */
const isAnswerable = (part: string) => blankField(part) !== null && !OTHER.test(part)
