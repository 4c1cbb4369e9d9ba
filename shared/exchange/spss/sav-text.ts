declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }

const encoder = new TextEncoder()
const MORE = '…'
const SPACE = 0x20

/** A text as UTF-8, which is how all texts of the file are written. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text)
}

/** The beginning of a text, of at most so many bytes as UTF-8, never with part of a character. */
export function cutBytes(text: string, longest: number): string {
  const bytes = utf8(text)
  if (bytes.length <= longest) return text
  let kept = ''
  let left = longest
  // A character of UTF-8 has at least one byte for each UTF-16 code unit, so that more of the text never fits.
  for (const character of text.slice(0, longest)) {
    left -= utf8(character).length
    if (left < 0) break
    kept += character
  }
  return kept
}

/** The same, with a sign at the end of a text that was cut. */
export function shortenBytes(text: string, longest: number): string {
  if (utf8(text).length <= longest) return text
  return cutBytes(text, longest - utf8(MORE).length).trimEnd() + MORE
}

/** The bytes of a text in a field of this length: cut, or spaces behind it. */
export function padded(text: string, length: number): Uint8Array<ArrayBuffer> {
  const field = new Uint8Array(length).fill(SPACE)
  field.set(utf8(cutBytes(text, length)))
  return field
}

/** A text as lines of at most so many bytes, apart at spaces where it has any. */
export function linesOf(text: string, longest: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (utf8(longer).length <= longest) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (utf8(line).length > longest) {
      const part = cutBytes(line, longest)
      lines.push(part)
      line = line.slice(part.length)
    }
  }
  return [...lines, line]
}
