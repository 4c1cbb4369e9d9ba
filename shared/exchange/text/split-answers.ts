import type { OutlineLine } from './outline-line.ts'

/** Longest answer that stands beside others. Characters. */
const LONGEST = 60
const ASKS = /[?:]$/
/** Longest line that is looked through for answers: the search takes the square of its length. Characters. */
const LONGEST_LINE = 1_000
/** What a list within a line counts with, after its first sign. */
const NUMBERS = ['23456789']
const LETTERS = ['bcdefghij', 'BCDEFGHIJ']
/** A list that begins behind its question: "… ? 1. Yes 2. No". */
const BEHIND = /^(.*[?:])\s+\(?([1aA])[.)]\s*(.+)$/s

/**
 * Lines with several answers become a line an answer: "1. Yes 2. No", "a) Often b) Never", and, under a question,
 * answers with tabs or slashes between them. What does not count up, or is as long as a sentence, stays one line.
 */
export function splitAnswers(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  return lines.flatMap((line, at) => {
    if (!line || (line.role && line.role !== 'stem') || line.gridOptions) return [line]
    const split = splitLine(line, lines[at - 1] ?? null) ?? [line]
    return split.map((each) => ({ ...each, text: each.text.replace(/\t+/g, ' ') }))
  })
}

function splitLine(line: OutlineLine, before: OutlineLine | null): OutlineLine[] | null {
  const option = (text: string): OutlineLine => ({
    text,
    marker: 'letter',
    list: 'inline',
    indent: line.indent,
  })
  if (line.text.length > LONGEST_LINE) return null
  if (line.marker === 'number' || line.marker === 'letter') {
    const parts = countedParts(line.text, line.marker === 'number' ? NUMBERS : LETTERS)
    // A question that is numbered itself may have its answers behind it.
    if (parts && !ASKS.test(parts[0] ?? '')) return parts.map(option)
  }
  const behind = BEHIND.exec(line.text)
  const own = behind && countedParts(behind[3] ?? '', behind[2] === '1' ? NUMBERS : LETTERS)
  if (behind && own) return [{ ...line, text: behind[1] ?? '' }, ...own.map(option)]
  if (line.marker !== null || !before || !ASKS.test(before.text)) return null
  for (const between of [/\s*\t\s*/, /\s+\/\s+/]) {
    const parts = line.text.split(between).filter((part) => part !== '')
    if (parts.length > 1 && parts.every(isAnswer)) return parts.map(option)
  }
  return null
}

/** "Yes 2. No 3. Maybe" in its parts; null where nothing counts on. */
function countedParts(text: string, counts: readonly string[]): string[] | null {
  for (const signs of counts) {
    const parts: string[] = []
    let rest = text
    for (const sign of signs) {
      const next = new RegExp(`^(.+?)\\s+\\(?${sign}[.)]\\s*(?=\\S)`, 's').exec(rest)
      if (!next) break
      parts.push(next[1] ?? '')
      rest = rest.slice(next[0].length)
    }
    if (parts.length > 0 && [...parts, rest].every(isAnswer)) return [...parts, rest]
  }
  return null
}

function isAnswer(text: string): boolean {
  return text.length <= LONGEST && !text.includes('?')
}
