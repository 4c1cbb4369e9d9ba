/** The value as JSON, built only up to `most` characters; a cut text ends in "…". */
export function boundedJson(value: unknown, most: number): string {
  let text = ''
  const full = (): boolean => text.length > most
  const write = (inner: unknown): void => {
    if (full()) return
    if (Array.isArray(inner)) {
      writeAll('[', inner, ']', (item) => write(item))
    } else if (typeof inner === 'object' && inner !== null) {
      writeAll('{', Object.entries(inner), '}', ([key, item]) => {
        text += `${JSON.stringify(key)}:`
        write(item)
      })
    } else {
      text += JSON.stringify(typeof inner === 'string' ? inner.slice(0, most + 1) : inner) ?? 'null'
    }
  }
  function writeAll<T>(open: string, items: readonly T[], close: string, one: (item: T) => void): void {
    text += open
    for (const [at, item] of items.entries()) {
      if (full()) return
      if (at > 0) text += ','
      one(item)
    }
    text += close
  }
  write(value)
  return full() ? `${text.slice(0, most).toWellFormed()}…` : text
}
