import { createHash } from 'node:crypto'
import type { GuidOf } from '../../../shared/transcripts/export/coding-source.ts'

/** The namespace of all identifiers that Sonde makes for exported files; it must never change. */
const NAMESPACE = '7d0c41c8-5f0e-4a53-9d0b-3b1f6f0f5c1e'

/**
 * Makes identifiers for the things of a session, as UUIDs of version 5 (RFC 9562). They are the same in every export,
 * so that another program can tell what it has already.
 */
export function guidsOf(sessionId: string): GuidOf {
  return (name) => {
    const hash = createHash('sha1').update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    const bytes = hash.update(`${sessionId}/${name}`).digest().subarray(0, 16)
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    const hex = bytes.toString('hex')
    return [
      [0, 8],
      [8, 12],
      [12, 16],
      [16, 20],
      [20, 32],
    ]
      .map(([from, to]) => hex.slice(from, to))
      .join('-')
  }
}
