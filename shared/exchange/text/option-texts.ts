import type { PlacedPart } from './placed-line.ts'

/** The answers of an item; an answer that was wrapped is one. */
export function optionTexts(options: readonly PlacedPart[]): string[] {
  const texts: string[] = []
  let wrapped: string[] = []
  const close = () => {
    if (wrapped.length > 0) texts.push(wrapped.join(' '))
    wrapped = []
  }
  for (const part of options) {
    if (!part.joins) close()
    if (part.text !== '') wrapped.push(part.text)
    if (!part.options) continue
    close()
    for (const text of part.options) texts.push(text)
  }
  close()
  return texts
}
