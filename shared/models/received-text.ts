/**
 * A text as received that is too large for the thread that answers the page: decoding, writing or comparing it would
 * block that thread noticeably.
 */
export interface LargeText {
  /** In UTF-8; a text as received has no lone surrogates. */
  readonly bytes: Uint8Array
  /** In UTF-16 code units. */
  readonly length: number
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly digest: string
}

/** A text as received. */
export type ReceivedText = string | LargeText

/** Texts of more bytes are kept as `LargeText`. */
export const LARGEST_SMALL_TEXT = 500_000

/** The text itself. */
export function textOf(text: ReceivedText): string {
  return typeof text === 'string' ? text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(text.bytes)
}

/** Whether two texts are exactly equal. */
export function isSameText(one: ReceivedText, other: ReceivedText): boolean {
  if (typeof one !== typeof other) return false
  return typeof one === 'string' || typeof other === 'string' ? one === other : one.digest === other.digest
}
