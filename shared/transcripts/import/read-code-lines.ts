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

const isDotted = ({ digits }: LineStart) => digits.includes('.')

/** "1.2" of "1.2.3"; "" of "1". */
const numberAbove = (digits: string) => digits.split('.').slice(0, -1).join('.')

/**
 * A function that says whether the number of a line stands for its place and is no part of its name. With a sign behind
 * it, it does. A number with dots does where such numbers grow from line to line, one of its like ends in 1, and it has a
 * sibling or the number above it came before: "1.1" and "1.3" do, and "2.5 children" does not. A number without any sign
 * does where others with dots stand under it, or where it counts on from one that does.
 */
function placeNumbers(starts: readonly LineStart[]): (start: LineStart) => boolean {
  const dotted = starts.filter(isDotted)
  const siblings = Map.groupBy(dotted, ({ digits }) => numberAbove(digits))
  const firsts = new Set(
    dotted.flatMap(({ digits }) => (/(?:^|\.)1$/.test(digits) ? [numberAbove(digits)] : [])),
  )
  const places = new Set<LineStart>()
  const seen = new Set<string>()
  let last: readonly number[] = []
  let counted = 0
  for (const start of starts) {
    const { digits } = start
    if (digits === '') continue
    const above = numberAbove(digits)
    const isOne = isDotted(start)
      ? firsts.has(above) && (seen.has(above) || (siblings.get(above)?.length ?? 0) > 1)
      : siblings.has(digits) && firsts.has(digits)
    const countsOn = !isDotted(start) && counted > 0 && Number(digits) === counted + 1
    seen.add(digits)
    if (!isMarked(start) && !isOne && !countsOn) continue
    const numbers = digits.split('.').map(Number)
    // Numbers that go back are no places in one outline.
    if (!isMarked(start) && !comesAfter(numbers, last)) return isMarked
    last = numbers
    if (!isDotted(start) && !isMarked(start)) counted = Number(digits)
    places.add(start)
  }
  return (start) => places.has(start)
}

/** Whether a number of an outline comes after another: 1.10 after 1.9, 2 after 1.3. */
function comesAfter(numbers: readonly number[], before: readonly number[]): boolean {
  for (const [at, number] of numbers.entries()) {
    const other = before[at]
    if (other === undefined || number > other) return true
    if (number < other) return false
  }
  return false
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
