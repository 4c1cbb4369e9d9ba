/**
 * Whether a text can be a key: it goes into a header, so one word of printable ASCII. Spaces around it do not count.
 */
export function isSendableKey(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text.trim())
}
