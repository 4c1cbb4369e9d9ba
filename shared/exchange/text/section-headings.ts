import { asks } from './asks.ts'
import { IN_SECTION, type OutlineLine, withSectionNumbers } from './outline-line.ts'

/** How many sections need a heading of their own before lines without a style of headings are taken for some. */
const ENOUGH = 2

/**
 * Takes numbers like 2.3 for section numbering, and a numbered line that asks nothing for a heading where the questions
 * below it are numbered within it ("2. Your trips", "2.1 How often …"). Where the file does not style them as headings,
 * every section must have one, and none may be the next line of a list, as "2. No" is below "1. Yes".
 */
export function withSections(source: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const lines = withSectionNumbers(source)
  const filled = lines.flatMap((line, at) => (line ? [{ line, place: placeOf(line, source[at]) }] : []))
  const sections = new Set(filled.flatMap(({ place }) => place?.section ?? []))
  const found = new Set<OutlineLine>()
  for (const [at, { line, place }] of filled.entries()) {
    if (line.marker !== 'number' || place || line.fixed || line.role || asks(line.text)) continue
    const number = numberOf(line)
    const next = filled.slice(at + 1).find(({ line: { marker } }) => marker === 'number')?.place
    const before = filled[at - 1]?.line
    const isListed = before?.marker === 'number' && numberOf(before) === number - 1
    const isAbove = next?.section === number && next.at <= 1
    if (isAbove && (line.level !== undefined || !isListed)) found.add(line)
  }
  const isWhole = found.size >= ENOUGH && found.size === sections.size
  const isHeading = (line: OutlineLine) => found.has(line) && (isWhole || line.level !== undefined)
  return lines.map((line) =>
    line && isHeading(line) ? { ...line, marker: null, list: '', role: 'section' } : line,
  )
}

/** The section in which a line is numbered, and its place there; null where it is not numbered within one. */
function placeOf(line: OutlineLine, source: OutlineLine | null | undefined) {
  const [, section, at] = (line.list === IN_SECTION && /^(\d+)\.(\d+)/.exec(source?.text ?? '')) || []
  return section === undefined ? null : { section: Number(section), at: Number(at) }
}

const numberOf = ({ sign = '' }: OutlineLine) => Number.parseInt(sign, 10)
