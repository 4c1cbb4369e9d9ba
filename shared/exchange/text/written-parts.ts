import type { PlacedPart } from './placed-line.ts'

/** A text that was read from a source, and what a person wrote in its place, if anything. */
interface ReadText {
  text: string
  written?: string | undefined
}

/** Whether a person wrote a part of a text, so that nothing is read in the whole. */
export const isWritten = (parts: readonly PlacedPart[]): boolean =>
  parts.some(({ written }) => written !== undefined)

/** The text of lines that go on with each other. */
export function joinedText(parts: readonly PlacedPart[]): ReadText {
  const text = parts.map((part) => part.text).join(' ')
  if (!isWritten(parts)) return { text }
  return { text, written: parts.map((part) => part.written ?? part.text).join(' ') }
}

/** The answers of an item; an answer that was wrapped is one. */
export function optionTexts(options: readonly PlacedPart[]): ReadText[] {
  const texts: ReadText[] = []
  let wrapped: PlacedPart[] = []
  const close = () => {
    if (wrapped.length > 0) texts.push(joinedText(wrapped))
    wrapped = []
  }
  for (const part of options) {
    if (!part.joins) close()
    if (part.text !== '' || part.written !== undefined) wrapped.push(part)
    if (!part.options) continue
    close()
    for (const text of part.options) texts.push({ text })
  }
  close()
  return texts
}

/** Whether a text is one of the source, written anew or not, and none that a person only added. */
export const isOfSource = ({ text, written }: ReadText): boolean => text !== '' || written === undefined

/**
 * Texts of which those of the source were read together, but word for word where a person wrote them. Where fewer or
 * more were read, and some among them were written, all are as they stand on their lines.
 */
export function withWritten(texts: readonly ReadText[], read: readonly string[]): string[] {
  if (texts.every(({ written }) => written === undefined)) return [...read]
  const first = texts.findIndex(isOfSource)
  const last = texts.findLastIndex(isOfSource)
  const asWritten = (some: readonly ReadText[]) => some.map(({ text, written }) => written ?? text)
  if (first === -1) return asWritten(texts)
  if (read.length === texts.filter(isOfSource).length) {
    let nth = 0
    return texts.map((each) => {
      const own = isOfSource(each) ? read[nth++] : undefined
      return each.written ?? own ?? each.text
    })
  }
  if (texts.slice(first, last + 1).some(({ written }) => written !== undefined)) return asWritten(texts)
  return [...asWritten(texts.slice(0, first)), ...read, ...asWritten(texts.slice(last + 1))]
}
