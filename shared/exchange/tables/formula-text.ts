/** What a spreadsheet takes for the beginning of a formula; the full-width signs are read as the plain ones. */
const SIGN = '[=+\\-@＝＋－＠]'
const SIGNS = new RegExp(SIGN, 'g')
/** What a spreadsheet may drop in front of a formula: spaces, signs without width, and the quotes of its own file. */
const BLANK = '[^\\S\\t\\n\\r]|[\\u200B-\\u200D\\u2060"]'
/** What would be run, with quotes of its own or without: so that taking a quote away is the exact opposite of adding it. */
const RUN = new RegExp(`^'*(?:${BLANK})*${SIGN}`)
/** A text cannot be run where it only is a negative number, which is to stay one. */
const NUMBER = /^-\d+(?:[.,]\d+)?$/
/** A cell that begins with these breaks into another cell or row. */
const BREAKS = new RegExp(`^'*(?:${BLANK})*[\\t\\r]`)
/** Signs and blanks at the beginning of a part, for HTML. */
const LEADING = new RegExp(`^(?:${BLANK}|'|${SIGN})*`)

/**
 * Text for a cell: what a spreadsheet would run gets a quote in front. That holds for each line and for what follows a
 * semicolon or a tab too: where a spreadsheet separates cells by them, as a French one does, a cell begins there.
 * `amongSemicolons`: the cells of the file are separated by semicolons; one begins after a comma where the file is opened
 * by a spreadsheet that separates them by commas.
 */
export function safeCell(text: string, amongSemicolons = false): string {
  const safe = mapParts(text, (part) => (isRun(part) ? `'${part}` : part), amongSemicolons)
  return BREAKS.test(text) ? `'${safe}` : safe
}

/** The text of a cell that `safeCell` or a person has quoted. */
export function unquoteCell(text: string): string {
  const bare = text.startsWith("'") && BREAKS.test(text.slice(1)) ? text.slice(1) : text
  return mapParts(bare, (part) => (part.startsWith("'") && RUN.test(part.slice(1)) ? part.slice(1) : part))
}

/** HTML for a cell: what a spreadsheet would run is written as entities, so that who reads the HTML sees the same text. */
export function safeHtmlCell(html: string): string {
  return mapParts(html, (part) =>
    isRun(part)
      ? part.replace(LEADING, (leading) => leading.replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`))
      : part,
  )
}

/** Whether the cell holds a formula; it is read as text and never run. */
export function isFormula(text: string): boolean {
  return text.startsWith('=')
}

function isRun(part: string): boolean {
  return RUN.test(part) && !NUMBER.test(part)
}

/** Changes each part of a text that some spreadsheet may take for a cell of its own. */
function mapParts(text: string, change: (part: string) => string, atCommas = false): string {
  return text
    .split(atCommas ? /([,;\t\n\r])/ : /([;\t\n\r])/)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')
}
