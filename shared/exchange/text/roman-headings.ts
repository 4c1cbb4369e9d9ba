import { asks } from './asks.ts'
import type { OutlineLine } from './outline-line.ts'

/** A Roman number before a heading: "II/ You", "III. Travel". */
const NUMBER = /^([IVX]{1,5})\s?[.)/:–—-]\s*(?=\S)/u
const COUNTED = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
]
/** The fewest headings, and the longest one, in characters. */
const ENOUGH = 2
const LONGEST = 120

/**
 * Takes lines whose Roman numbers count up through the paper for headings, also where one ends like a question ("II/
 * And you?"): right below each stands a numbered line that asks. Questions among them that are numbered the same way
 * lose their number.
 */
export function withRomanHeadings(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const filled = lines.filter((line) => line !== null)
  const below = new Map(filled.map((line, at) => [line, filled[at + 1]]))
  const numbered = filled.filter((line) => {
    if (line.fixed || line.role || (line.marker !== null && line.marker !== 'letter')) return false
    return writtenIn(line).length <= LONGEST && NUMBER.test(writtenIn(line))
  })
  const found = numbered.filter((line) => isQuestion(below.get(line)))
  const isWhole = countsUp(numbered)
  const headings = new Set(found.length >= ENOUGH && (isWhole || countsUp(found)) ? found : [])
  const questions = new Set(isWhole ? numbered.filter((line) => !headings.has(line) && asks(line.text)) : [])
  return lines.map((line) => {
    if (line && headings.has(line)) return { ...line, marker: null, list: '', fixed: { role: 'heading' } }
    if (!line || !questions.has(line)) return line
    return { ...line, typed: writtenIn(line), text: line.text.replace(NUMBER, '') }
  })
}

/** Whether the Roman numbers of at least two lines count up from the first. */
const countsUp = (lines: readonly OutlineLine[]) =>
  lines.length >= ENOUGH && lines.every((line, at) => NUMBER.exec(writtenIn(line))?.[1] === COUNTED[at])

/** The line with its number, which may have been read as the letter of an answer. */
const writtenIn = ({ typed, text }: OutlineLine) => typed ?? text

const isQuestion = (line: OutlineLine | undefined) =>
  (line?.marker === 'number' || line?.marker === 'question') && asks(line.text)
