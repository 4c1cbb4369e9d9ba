/**
 * The text of an answer. JSON is UTF-8 (RFC 8259, 8.1), whatever encoding an answer declares. Only bytes that are not
 * valid UTF-8 are read as UTF-16, where they begin with its byte-order mark, or in the charset that `contentType`
 * names. What still cannot be decoded becomes U+FFFD. A byte-order mark is kept.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  try {
    return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)
  } catch {
    return decoderFor(markOf(bytes) ?? namedIn(contentType)).decode(bytes)
  }
}

function markOf([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function namedIn(contentType: string | null): string | null {
  return /;\s*charset\s*=\s*"?([\w:.-]{1,40})/i.exec(contentType ?? '')?.[1] ?? null
}

function decoderFor(encoding: string | null): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding ?? 'utf-8', { ignoreBOM: true })
  } catch {
    return new TextDecoder('utf-8', { ignoreBOM: true })
  }
}
