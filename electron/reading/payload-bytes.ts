import { setImmediate as breathe } from 'node:timers/promises'
import { SondeError } from '../../shared/models/sonde-error.ts'
import type { ReadPayload } from '../core/ports.ts'
import type { StoredPayload } from '../storage/payload-store.ts'
import type { PayloadSource } from './reading-messages.ts'

/** A payload as it stands in the store; null where there is none. */
export type StoredOf = (id: string) => StoredPayload | null

/** A payload as it goes to the thread: read part by part, so that everything else goes first between two. Rejects with MISSING. */
export async function payloadSource({ id, text }: ReadPayload, storedOf: StoredOf): Promise<PayloadSource> {
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

/** What may be handed over rather than copied: copying 20 MB would take as long again as reading them. */
export function toHandOver({ stored }: PayloadSource, { text }: ReadPayload): ArrayBuffer[] {
  // What waits for the disk is still needed here.
  if (text !== null) return []
  return (stored ?? []).flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  )
}

/** Copied at a time, in bytes: a few milliseconds. */
const PIECE = 2_000_000

/** The same bytes in memory that the host and the thread share: should the thread end, the host still has them. */
export async function sharedBytes(bytes: Uint8Array): Promise<Uint8Array> {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength))
  for (let at = 0; at < bytes.byteLength; at += PIECE) {
    if (at > 0) await breathe()
    shared.set(bytes.subarray(at, at + PIECE), at)
  }
  return shared
}
