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

/**
 * Texts as they were read together, but word for word where a person wrote them. Where fewer or more were read, all are
 * as they stand on their lines.
 */
export function withWritten(texts: readonly ReadText[], read: readonly string[]): string[] {
  if (texts.every(({ written }) => written === undefined)) return [...read]
  const isOneEach = read.length === texts.length
  return texts.map(({ text, written }, at) => written ?? (isOneEach ? (read[at] ?? text) : text))
}
