/** Characters that begin a formula in a spreadsheet, including the full-width ones, which are treated alike. */
const SIGN = '[=+\\-@＝＋－＠]'
const SIGNS = new RegExp(SIGN, 'g')
/**
 * What a spreadsheet may ignore in front of a formula: spaces, zero-width characters, and quotes of the file format.
 */
const BLANK = '[^\\S\\t\\n\\r]|[\\u200B-\\u200D\\u2060"]'
/** The beginning of a formula, also after quotes, so that removing a quote exactly undoes adding one. */
const RUN = new RegExp(`^'*(?:${BLANK})*${SIGN}`)
/** A negative number, which is no formula and must stay a number. */
const NUMBER = /^-\d+(?:[.,]\d+)?$/
/** A tab or carriage return at the beginning, which could start another cell or row. */
const BREAKS = new RegExp(`^'*(?:${BLANK})*[\\t\\r]`)
/** Formula characters and blanks at the beginning of a part, for HTML. */
const LEADING = new RegExp(`^(?:${BLANK}|'|${SIGN})*`)

/**
 * Text for a cell, with a quote in front of anything that a spreadsheet would run. That includes the beginning of each
 * line and what follows a semicolon or a tab: a spreadsheet that separates cells by these, as a French one does, begins
 * a cell there. `amongSemicolons`: the file separates cells by semicolons, so that commas must be treated likewise, in
 * case the file is opened by a spreadsheet that separates cells by commas.
 */
export function safeCell(text: string, amongSemicolons = false): string {
  const safe = mapParts(text, (part) => (isRun(part) ? `'${part}` : part), amongSemicolons)
  return BREAKS.test(text) ? `'${safe}` : safe
}

/** The text of a cell without the quotes that `safeCell` or a person has added. */
export function unquoteCell(text: string): string {
  const bare = text.startsWith("'") && BREAKS.test(text.slice(1)) ? text.slice(1) : text
  return mapParts(bare, (part) => (part.startsWith("'") && RUN.test(part.slice(1)) ? part.slice(1) : part))
}

/**
 * HTML for a cell, with formula characters as entities, so that a spreadsheet runs nothing and the HTML reads the same.
 */
export function safeHtmlCell(html: string): string {
  return mapParts(html, (part) =>
    isRun(part)
      ? part.replace(LEADING, (leading) => leading.replace(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`))
      : part,
  )
}

/** Whether a cell has a formula; it is read as text and never run. */
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
