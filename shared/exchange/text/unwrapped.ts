import { isTableRule, tableCells } from './markdown.ts'
import { readOutlineLine } from './outline-line.ts'

/** The widths to which texts are wrapped, in characters. */
const NARROWEST = 45
const WIDEST = 110
/** Of so many lines the widest ones may be longer than the width: they could not be wrapped. */
const LONGER = 0.03
/** The fewest lines that were wrapped, and their share of the lines that go on, in a text that was wrapped. */
const ENOUGH = 6
const MOSTLY = 0.75
/** The share of them that must break off within a sentence. Below questions of one length stand answers instead. */
const WITHIN_SENTENCES = 0.5
/** The end of a sentence, with the quotation mark or bracket that closes after it. */
const SENTENCE_END = /[.?!…:][\s»”"')]*$/

/**
 * Joins the lines of a text that was wrapped to a width: a line goes on where its next word would not have fitted. A
 * text that was not wrapped stays as it is.
 */
export function unwrapped(texts: readonly string[]): string[] {
  const lengths = texts.map((text) => text.length).filter((length) => length > 0)
  lengths.sort((one, other) => one - other)
  const width = lengths[Math.floor((lengths.length - 1) * (1 - LONGER))] ?? 0
  if (width < NARROWEST || width > WIDEST) return [...texts]
  const goesOn = texts.map((text, at) => at > 0 && canGoOn(texts[at - 1] ?? '', text))
  const isFull = (at: number) => {
    const [word = ''] = (texts[at] ?? '').trim().split(/\s/, 1)
    return (texts[at - 1] ?? '').length + 1 + word.length > width
  }
  const pairs = texts.flatMap((_text, at) => (goesOn[at] ? [at] : []))
  const full = pairs.filter(isFull)
  if (full.length < ENOUGH || full.length / pairs.length < MOSTLY) return [...texts]
  // A line that comes again and again is an answer to several questions.
  const within = full.filter((at) => !SENTENCE_END.test(texts[at - 1] ?? '')).map((at) => texts[at])
  if (new Set(within).size / full.length < WITHIN_SENTENCES) return [...texts]
  const joined: string[] = []
  let parts: string[] = []
  texts.forEach((text, at) => {
    if (goesOn[at] && isFull(at)) parts.push(text.trim())
    else {
      if (at > 0) joined.push(parts.join(' '))
      parts = [text]
    }
  })
  joined.push(parts.join(' '))
  return joined
}

const COLUMNS = /\S(?:\s{3,}|\t)\S/

/** Whether a line can go on with the one above: it begins nothing of its own. */
function canGoOn(above: string, text: string): boolean {
  if (above.length < NARROWEST / 2 || text.trim() === '') return false
  if (
    [above, text].some(
      (each) => tableCells(each) || isTableRule(each) || /^\s{0,3}(?:#|[-=*_]{3,}\s*$|>|<|```)/.test(each),
    )
  )
    return false
  // Words that wide spaces keep apart are columns.
  if ([above, text].some((each) => COLUMNS.test(each))) return false
  return readOutlineLine(text)?.marker === null
}
