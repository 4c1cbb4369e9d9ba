/** Whether texts are all ids, or words of a program. */
export function areIds(texts: readonly unknown[]): boolean {
  return texts.every(
    (text) =>
      /^[\w.:/=+-]*\d[\w.:/=+-]*$/.test(String(text)) || /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(String(text)),
  )
}
