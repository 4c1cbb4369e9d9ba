import type { ReadingMeter } from '../reading-meter.ts'
import { cleanLine } from './clean-text.ts'
import { lineForm } from './line-form.ts'
import { markedText } from './marked-text.ts'
import { type OutlineLine, readOutlineLine } from './outline-line.ts'
import { partsAs } from './parts-as.ts'
import type { PlacedLine, PlacedPart } from './placed-line.ts'
import { splitAnswers } from './split-answers.ts'
import { splitBoxes, TRAILING_BOX } from './split-boxes.ts'
import { CELLS } from './table-rows.ts'

/** What divides parts and belongs to none of them. */
const BEFORE = /^[\s/|]+/
const AFTER = /(?:[\s/|]|\s[-–—])+$/
/** Marks of emphasis, of which a part of a line may have one alone. */
const EMPHASIS = ['**', '__', '*', '`']
/** A word that is divided at its hyphen at the end of a line. */
const HYPHEN = /\p{L}-$/u

/** A line as the source has it, before anything was taken off it. */
const rawText = ({ typed, text }: OutlineLine): string => (typed ?? text).trim()

/** A line of the source with the parts that it was split into; `parts` are those of which it is placed. */
export function placedLine(
  line: OutlineLine,
  split: readonly OutlineLine[],
  meter: ReadingMeter,
): PlacedLine {
  const alone = (part: OutlineLine, form: string): PlacedLine => ({
    ...placedLine(
      part,
      splitAnswers(splitBoxes([part], meter), meter).filter((each) => each !== null),
      meter,
    ),
    form,
  })
  return {
    text: rawText(line),
    form: lineForm(line),
    parts: [],
    more: line.fixed && line.text !== '' && !line.fixed.options ? line.text : rawText(line),
    as: (role) => partsAs(line, split, role),
    stretch(from, to, cuts) {
      const part = stretchOf(line, { from, to, cuts })
      const { as, ...rest } = alone(part, `${lineForm(part)}|part`)
      return { ...rest, as: (role) => as(role).map(withoutDividers) }
    },
    goingOn: (more) => alone(goingOn(line, more), `${lineForm(line)}|joined`),
  }
}

interface Stretch {
  from: number
  to: number
  cuts: readonly number[]
}

/** A stretch of a line, read as a line by itself. */
function stretchOf(line: OutlineLine, { from, to, cuts }: Stretch): OutlineLine {
  const whole = rawText(line)
  const typed = whole.slice(from, to)
  const start = line.text === '' ? -1 : whole.lastIndexOf(line.text)
  const end = start + line.text.length
  const own = bareText(whole.slice(Math.max(from, start), Math.min(to, end)))
  const isOfText = start !== -1 && own !== '' && to > start && from < end
  if (line.fixed && isOfText && cuts.every((cut) => cut > start && cut < end))
    return ofStatement(line, { text: own, typed, isFirst: from === 0 })
  const { style, strong, isExact, indent, at } = line
  const plain = { text: typed.trim(), typed, marker: null, list: '', indent, style, strong, isExact, at }
  if (from === 0 && isOfText && !line.fixed) return { ...line, text: own, typed }
  if (isExact) return plain
  const cells = line.fixed ? bareText(typed).split(CELLS).map(cleanLine).filter(Boolean) : []
  if (cells.length > 1) return { ...plain, text: '', fixed: { role: 'option', options: cells } }
  const read = readOutlineLine(bareText(unmarked(typed, line))) ?? plain
  const boxed = read.marker === null ? TRAILING_BOX.exec(read.text) : null
  const ticked = boxed ? read.text.slice(0, boxed.index).trim() : ''
  return {
    ...read,
    ...(ticked !== '' && { text: ticked, marker: 'checkbox' as const }),
    ...{ typed, indent, style, strong, at },
  }
}

/** A part of the statement in a row of a table: all parts are answered as the row is. */
function ofStatement(
  line: OutlineLine,
  { text, typed, isFirst }: { text: string; typed: string; isFirst: boolean },
): OutlineLine {
  const { role = 'row', options } = line.fixed ?? {}
  if (isFirst) return { ...line, text, typed }
  return { ...line, text, typed, fixed: { role, ...(role === 'row' && options && { options }) } }
}

/** A text without what divides it from its neighbours; where nothing else is in it, it stays. */
function bareText(text: string): string {
  return text.replace(BEFORE, '').replace(AFTER, '').trim() || text.trim()
}

/** A response option or row without the comma that divided it from the next one, or the bracket around all of them. */
function withoutDividers(part: PlacedPart): PlacedPart {
  if (part.role !== 'option' && part.role !== 'row') return part
  const bare = part.text.replace(/^[,;]\s*|\s*[,;]$/g, '')
  const opens = bare.split('(').length - bare.split(')').length
  const text = opens > 0 ? bare.replace(/^\(/, '') : opens < 0 ? bare.replace(/\)$/, '') : bare
  return text === '' ? part : { ...part, text }
}

/** A part without the marks of emphasis that were taken off the line that it is a part of. */
function unmarked(part: string, { text, typed = '' }: OutlineLine): string {
  const marks = EMPHASIS.filter((mark) => typed.includes(mark) && !text.includes(mark))
  if (marks.length === 0) return part
  return marks.reduce((bare, mark) => bare.replaceAll(mark, ''), markedText(part))
}

/** A line with further text behind it: of a line of answers the last one goes on. */
function goingOn(line: OutlineLine, more: string): OutlineLine {
  const join = (text: string) =>
    HYPHEN.test(text) && /^\p{Ll}/u.test(more) ? text + more : `${text} ${more}`
  const typed = `${rawText(line)} ${more}`
  const options = line.text === '' ? line.fixed?.options : undefined
  const last = options?.at(-1)
  if (line.fixed && options && last !== undefined)
    return { ...line, typed, fixed: { ...line.fixed, options: [...options.slice(0, -1), join(last)] } }
  return { ...line, text: join(line.text), typed }
}
