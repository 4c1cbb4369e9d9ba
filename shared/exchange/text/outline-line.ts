/** What stands before the text of a line. */
export type Marker = 'question' | 'number' | 'letter' | 'bullet' | 'checkbox'

/** A line of a questionnaire written as text. */
export interface OutlineLine {
  text: string
  marker: Marker | null
  /** Tells lists apart that are numbered alike: the sign after the number, or Word's list. */
  list: string
  /** Characters before it. */
  indent: number
  /** Set where the file says what the line is. */
  role?: 'title' | 'context' | 'section'
  /** Options of an item that stands whole in the file: a row of a grid. */
  gridOptions?: readonly string[]
}

const MARKERS: [Marker, RegExp][] = [
  ['question', /^(?:Q|question|item)\s*\d{1,4}\s*(?:[.:)–-]\s*|\s)/i],
  ['number', /^\(?\d{1,5}\s?([.)/]|[–-](?=\s))\s*(?=\S)/],
  ['checkbox', /^(?:\[[ xX]?\]|[☐☑☒□■])\s*/],
  ['letter', /^\(?[a-zA-Z][.)]\s+/],
  ['bullet', /^(?:[-–—*•·◦▪○●‣]|\(\s?\))\s+/],
]

/** A number that goes on as a decimal, an hour or a date is no marker. */
const NUMBER_ITSELF = /^\d+[.)/]\d/

/** Reads one line of plain text; null for an empty one. */
export function readOutlineLine(line: string): OutlineLine | null {
  const indent = line.replace(/\t/g, '    ').search(/\S/)
  if (indent === -1) return null
  const text = line.trim()
  if (!NUMBER_ITSELF.test(text)) {
    for (const [marker, pattern] of MARKERS) {
      const found = pattern.exec(text)
      if (!found) continue
      const rest = text.slice(found[0].length).trim()
      if (rest !== '') return { text: rest, marker, list: found[1] ?? '', indent }
    }
  }
  return { text, marker: null, list: '', indent }
}
