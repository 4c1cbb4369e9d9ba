import { isInstruction } from './instruction.ts'
import { markedText } from './marked-text.ts'
import type { OutlineLine } from './outline-line.ts'
import { readOutlineLine } from './outline-line.ts'

const HEADING = /^\s{0,3}(#{1,6})\s+(?=\S)/
/** The same where the space was forgotten, which one sign alone does not show. */
const TIGHT_HEADING = /^(#{2,6})(?=\p{Lu})/u
const RULE = /^\s{0,3}(?:[-*_=]\s?){3,}$/
/** A line below a heading, instead of signs before it. */
const UNDERLINE = /^\s{0,3}(={3,}|-{3,})\s*$/
/** A picture: "![a bike](images/bike.png)". */
const PICTURE = /!\[[^[\]\n]{0,500}\]\([^()\n]{0,500}\)/g
/** The longest line whose markup is removed: longer ones are no lines of a questionnaire. */
const LONGEST = 5_000

/** Whether a text is written in Markdown: it has headings, emphasised lines or a table. */
export function isMarkdown(lines: readonly string[]): boolean {
  let signs = 0
  for (const [at, line] of lines.entries()) {
    if (
      isUnderlined(lines, at) ||
      HEADING.test(line) ||
      TIGHT_HEADING.test(line) ||
      isTableRule(line) ||
      /^\s*(?:[-*]\s\[[ xX]\]\s|\*\*\S)/.test(line)
    )
      signs += 2
    else if (line.includes('**')) signs += 1
    if (signs > 1) return true
  }
  return false
}

/** The longest heading with a line below it, in characters. */
const LONGEST_HEADING = 120

/** Whether a line is a heading by the line below it. */
export function isUnderlined(lines: readonly string[], at: number): boolean {
  const [before = '', line = '', below = ''] = [lines[at - 1], lines[at], lines[at + 1]]
  return (
    UNDERLINE.test(below) &&
    before.trim() === '' &&
    line.trim() !== '' &&
    line.length <= LONGEST_HEADING &&
    !RULE.test(line) &&
    !/^\s*(?:[-*+|>#]|\d+[.)])/.test(line)
  )
}

/** Which lines are comments or programs, and no part of the questionnaire. */
export function linesAside(lines: readonly string[]): boolean[] {
  let fence = ''
  let inComment = false
  return lines.map((line) => {
    const text = line.trim()
    if (fence !== '') {
      if (text.startsWith(fence) && /^[`~]+$/.test(text)) fence = ''
      return true
    }
    const opened = inComment ? '' : (/^(?:`{3,}|~{3,})/.exec(text)?.[0] ?? '')
    if (opened !== '') {
      // A fence that is closed on its own line is code within a line.
      if (!text.slice(opened.length).includes('`')) fence = opened.slice(0, 3)
      return fence !== ''
    }
    const wasIn = inComment
    if (inComment || text.startsWith('<!--')) inComment = !text.includes('-->')
    return wasIn || text.startsWith('<!--')
  })
}

/** Whether a line is the one below the head of a table: "|---|:--:|". */
export function isTableRule(line: string): boolean {
  return line.includes('|') && line.includes('-') && /^[\s|:-]+$/.test(line)
}

/** The cells of a row of a table; null for another line. */
export function tableCells(line: string): string[] | null {
  const text = line.trim()
  if (!text.startsWith('|') || text.length < 2) return null
  const inner = text.slice(1, text.endsWith('|') ? -1 : undefined)
  return inner.split('|').map((cell) => plain(cell).replace(/^\[[ xX]?\]$/, '☐'))
}

/** A line of Markdown without its markup; a heading is a section, and a line that is bold as a whole is bold. */
export function readMarkdownLine(line: string): OutlineLine | null {
  if (RULE.test(line)) return null
  const [start, signs = ''] = HEADING.exec(line) ?? TIGHT_HEADING.exec(line) ?? ['']
  const bare = line.replace(/^(\s*)>\s?/, '$1')
  if (signs !== '') {
    const read = readOutlineLine(plain(line.slice(start.length).replace(/\s#+$/, '')))
    if (!read) return null
    const typed = line.trim()
    // A numbered heading is an entry of a list of headings, as it is where it has no number.
    return read.marker === 'question'
      ? { ...read, typed }
      : { ...read, typed, marker: null, list: '', role: 'section', level: signs.length }
  }
  const read = readOutlineLine(
    bare.slice(0, bare.search(/\S|$/)) + emptyTask(plain(bare.replace(NESTED, '$1'))),
  )
  if (!read) return null
  const isStrong = isBold(bare.trim()) && !isInstruction(read.text)
  return { ...read, typed: bare.trim(), ...(isStrong && { strong: true }) }
}

/** The signs of a heading within the entry of a list: "1. ### Cycling is fun". */
const NESTED = /^(\s*(?:[-*+]|\d{1,3}[.)])\s+)#{1,6}\s+(?=\S)/

/** How many signs may be before a line that is bold: a bullet or number, a quotation mark. */
const MOST_SIGNS = 24

/**
 * Whether a line is bold as a whole, apart from the signs around it. Searches sign by sign: nested repeats would take
 * exponential time.
 */
function isBold(line: string): boolean {
  const text = line.slice(0, LONGEST)
  const from = text.search(/\*\*|__/)
  if (from < 0 || from > MOST_SIGNS || !/^(?:\W|\d{1,4}[.)])*$/.test(text.slice(0, from))) return false
  const to = Math.max(text.lastIndexOf('**'), text.lastIndexOf('__'))
  return to > from + 2 && !/\w/.test(text.slice(to + 2))
}

/** An item of a task list, "- [ ] Yes", as a box to tick. */
const emptyTask = (text: string) => text.replace(/^[-*+]\s\[[ xX]?\]\s*/, '☐ ').replace(/^\+\s/, '- ')

function plain(text: string): string {
  if (text.length > LONGEST) return text.trim()
  return markedText(text.replace(PICTURE, '').replace(/`+/g, '')).trim()
}
