/** What a spreadsheet would run: a cell that starts with one of these signs. */
const RUN = /^[=+\-@\t\r]/

/** Text for a cell: what a spreadsheet would run gets a quote in front. */
export function safeCell(text: string): string {
  return RUN.test(text) ? `'${text}` : text
}

/** The text of a cell that `safeCell` or a person has quoted. */
export function unquoteCell(text: string): string {
  return text.startsWith("'") && RUN.test(text.slice(1)) ? text.slice(1) : text
}

/** Whether the cell holds a formula; it is read as text and never run. */
export function isFormula(text: string): boolean {
  return text.startsWith('=')
}
