import { type DecodedText, decodeText } from '../text/decode-text.ts'

// Browsers and Node have it, but `shared` is compiled without the types of either.
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array): string }

/** How many bytes the declaration of XML has at most. */
const HEAD = 200
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/

/** Decodes XML: in the encoding that it declares where it is true, else as any other text. */
export function decodeXml(bytes: Uint8Array): DecodedText {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD))
  const declared = DECLARED.exec(head)?.[1]?.toLowerCase()
  // UTF-8 and UTF-16 are known by their bytes; some programs declare the one and write the other.
  if (declared === undefined || /^utf-?(?:8|16)/.test(declared)) return decodeText(bytes)
  try {
    return { text: new TextDecoder(declared, { fatal: true }).decode(bytes), encoding: 'declared' }
  } catch {
    return decodeText(bytes)
  }
}
