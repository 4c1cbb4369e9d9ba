/** Fingerprints by document: frozen documents never change, so each is calculated once. */
const known = new WeakMap<object, string>()

/** A fingerprint by which a document is recognised: 53 bits of a hash (cyrb53) of its text, written without spaces. */
export function fingerprint(document: object): string {
  const before = known.get(document)
  if (before !== undefined) return before
  const text = JSON.stringify(document)
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  const found = (2 ** 32 * (low & 0x1fffff) + (high >>> 0)).toString(36)
  if (Object.isFrozen(document)) known.set(document, found)
  return found
}
