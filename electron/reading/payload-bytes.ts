import { setImmediate as breathe } from 'node:timers/promises'
import { SondeError } from '../../shared/models/sonde-error.ts'
import type { PayloadToRead } from '../core/ports.ts'
import type { StoredPayload } from '../storage/payload-store.ts'
import type { PayloadSource } from './reading-messages.ts'

/** Looks up a payload in the store; null where there is none. */
export type StoredOf = (id: string) => StoredPayload | null

/**
 * A payload in the form in which it is sent to the thread. It is read part by part, and all other work may run between
 * two parts. Rejects with MISSING.
 */
export async function payloadSource({ id, text }: PayloadToRead, storedOf: StoredOf): Promise<PayloadSource> {
  if (typeof text === 'string') return { id, text, stored: null, isJson: false }
  if (text !== null) return { id, text: null, stored: [text.bytes], isJson: false }
  const found = storedOf(id)
  if (!found) throw new SondeError('MISSING')
  const stored: Uint8Array[] = []
  for (let part = 0; part < found.parts; part++) {
    if (part > 0) await breathe()
    const bytes = found.read(part)
    if (!bytes) throw new SondeError('MISSING')
    stored.push(bytes)
  }
  return { id, text: null, stored, isJson: found.isJson }
}

/**
 * The buffers that may be transferred to the thread rather than copied: copying 20 MB would take as long as reading
 * them.
 */
export function toHandOver({ stored }: PayloadSource, { text }: PayloadToRead): ArrayBuffer[] {
  // A payload that waits for the disk is still needed on this thread.
  if (text !== null) return []
  return (stored ?? []).flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  )
}

/** Number of bytes that are copied at a time: a few milliseconds. */
const PIECE = 2_000_000

/** Copies the bytes to memory that the host and the thread share: if the thread ends, the host still has them. */
export async function sharedBytes(bytes: Uint8Array): Promise<Uint8Array> {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength))
  for (let at = 0; at < bytes.byteLength; at += PIECE) {
    if (at > 0) await breathe()
    shared.set(bytes.subarray(at, at + PIECE), at)
  }
  return shared
}
