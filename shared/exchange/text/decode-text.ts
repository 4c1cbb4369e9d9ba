import { ImportRefusal } from '../import-result.ts'

// Browsers and Node have it, but `shared` is compiled without the types of either.
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array): string }

export interface DecodedText {
  text: string
  /** `windows-1252` is a guess, the others are certain; `declared`: as the file says itself. */
  encoding: 'utf-8' | 'utf-16' | 'windows-1252' | 'declared'
}

/** How many bytes are examined to recognise UTF-16 without a byte order mark. */
const SAMPLE = 4_096

/**
 * Decodes bytes: by their byte order mark, else as UTF-8, else as Windows-1252. Throws `encoding` if they are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff])) refuse()
  const wide = wideEncoding(bytes)
  if (wide) return { text: checked(decode(bytes, wide) ?? refuse()), encoding: 'utf-16' }
  const text = decode(bytes, 'utf-8')
  if (text !== null) return { text: checked(text), encoding: 'utf-8' }
  if (bytes.some(isForeignToText)) refuse()
  return { text: checked(decode(bytes, 'windows-1252') ?? refuse()), encoding: 'windows-1252' }
}

function refuse(): never {
  throw new ImportRefusal('encoding')
}

function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function checked(text: string): string {
  return text.includes('\0') ? refuse() : text
}

/** Control codes, and the five codes that Windows-1252 does not define. */
function isForeignToText(byte: number): boolean {
  if (byte < 0x20) return byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13
  return byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

/** Recognises UTF-16 by its byte order mark, or because most second bytes are zero, as in Western text. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const half = sample.length / 2
  if (sample.length < 4) return null
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le'
  if (even > half * 0.7 && odd < half * 0.1) return 'utf-16be'
  return null
}
