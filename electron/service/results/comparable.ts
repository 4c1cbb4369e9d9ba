/** A text as two writings of it compare: Unicode form, spaces and letter case do not count. */
export function comparable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('und')
}

/**
 * Finds a text among others: an exact equal first, then a comparable one. Null when there is none, or more than one.
 */
export function findText(texts: readonly string[]): (text: string) => number | null {
  const exact = indexOnce(texts)
  const loose = indexOnce(texts.map(comparable))
  return (text) => exact.get(text) ?? loose.get(comparable(text)) ?? null
}

function indexOnce(texts: readonly string[]): Map<string, number> {
  const seen = new Map<string, number>()
  const twice = new Set<string>()
  texts.forEach((text, at) => {
    if (seen.has(text)) twice.add(text)
    seen.set(text, at)
  })
  for (const text of twice) seen.delete(text)
  return seen
}
