import type { ReadingMeter } from '../../exchange/reading-meter.ts'
import { pathSplitter } from './code-paths.ts'
import { createCodeCollector, type ReadCodebook } from './found-codes.ts'
import { createPlacer } from './place-codes.ts'

/** Columns that a tab in front of a line is wide. */
const TAB = 4

/** A line, before it is known whether numbers stand for places. */
interface LineStart {
  blank: string
  /** The signs of a heading. */
  heading: string
  named: string
  /** What stands in front of the name as a number does, such as "1", "1.2" or "1.2)". */
  number: string
  /** The number itself, without signs about it; "" where there is none. */
  digits: string
}

interface CodeLine {
  depth: number
  name: string
  definition: string
}

/**
 * Reads codes from lines: one code each, indented or with a heading's signs below another one, with a definition behind
 * a tab or a colon.
 */
export function readCodeLines(text: string, meter: ReadingMeter): ReadCodebook {
  const lines = text.split(/\r\n|\r|\n/)
  meter.add('lines', lines.length)
  const starts = lines.map(startOf).filter(({ named }) => named.trim() !== '')
  const isPlace = placeNumbers(starts)
  const read = starts.flatMap((start) => lineOf(start, isPlace(start)) ?? [])
  const collector = createCodeCollector(meter)
  const split = pathSplitter(read.map(({ name }) => name))
  const place = createPlacer(collector, meter)
  for (const { depth, name, definition } of read) place.indented(depth, split(name), { definition })
  return collector.result('text')
}

function startOf(line: string): LineStart {
  const [, blank = '', rest = ''] = /^([\s\u00A0]*)(.*)$/s.exec(line.replace(/^\uFEFF/, '')) ?? []
  const [, heading = '', named = ''] = /^(#{1,6}\s+)?(.*)$/s.exec(rest) ?? []
  const [, number = '', digits = ''] = /^(\(?(\d{1,3}(?:\.\d{1,3})*)[.)]{0,2})\s/.exec(named) ?? []
  return { blank, heading, named, number, digits }
}

const isMarked = ({ number }: LineStart) => /[.)]$/.test(number)

/**
 * A function that says whether the number of a line stands for its place and is no part of its name. With a sign behind
 * it, it does. Without one, it does only in an outline: each number follows from one before it, as 1, 1.1, 1.2 and 2 do,
 * and not as in "2.5 children". A number without any sign or dot counts only where all lines begin with a number, and
 * none of these has a sign in its place.
 */
function placeNumbers(starts: readonly LineStart[]): (start: LineStart) => boolean {
  const isDotted = ({ digits }: LineStart) => digits.includes('.')
  const bareCount = starts.every((start) => start.digits !== '' && (isDotted(start) || !isMarked(start)))
  const counts = (start: LineStart) =>
    start.digits !== '' && (bareCount || isMarked(start) || isDotted(start))
  const numbers = starts.filter(counts).map(({ digits }) => digits)
  const seen = new Set<string>()
  const isOutline = numbers.every((digits, at) => {
    const above = digits.split('.')
    const last = Number(above.pop())
    const before = [...above, ...(last > 1 ? [last - 1] : [])].join('.')
    seen.add(digits)
    return seen.has(before) || before === '' || (at === 0 && above.length === 0)
  })
  const isNested = numbers.some((digits) => digits.includes('.'))
  return (start) => isMarked(start) || (isOutline && isNested && counts(start))
}

function lineOf({ blank, heading, named, number, digits }: LineStart, isPlace: boolean): CodeLine | null {
  const bare = isPlace ? named.slice(number.length).trimStart() : named.replace(/^[-*•◦▪‣·–—+]\s+/, '')
  if (bare.trim() === '' || /^[-=_*\s]+$/.test(bare)) return null
  const width = [...blank].reduce((sum, sign) => sum + (sign === '\t' ? TAB : 1), 0)
  // A number with dots stands for its depth too, where nothing else does.
  const dots = isPlace ? digits.split('.').length : 1
  const depth = heading ? heading.trim().length : width || (dots - 1) * TAB
  const [, name = bare, definition = ''] =
    /^([^\t]+)\t+(.*)$/s.exec(bare) ?? /^([^\t]{1,80}?)[ \u00A0\u202F]*:[\s\u00A0]+(.+)$/s.exec(bare) ?? []
  const plain = name.replace(/\s+/g, ' ').replace(/\s*:\s*$/, '')
  return { depth, name: plain, definition: definition.replaceAll('\t', ' ') }
}
