import { z } from 'zod'
import type { DocumentForm } from './draft-kind.ts'

/** A kept text from data that a backup has replaced; the person may take it or not. */
export interface OfferedDraft<T> {
  draft: T
  /** Milliseconds since 1970. */
  keptAt: number
}

const PREFIX = 'sonde-offered-'

/** Keeps an offer until it is accepted or declined. */
export function keepOffer(storage: Storage, id: string, offer: OfferedDraft<unknown>): void {
  try {
    storage.setItem(PREFIX + id, JSON.stringify(offer))
  } catch {
    // No room: it is offered only as long as the draft stays open.
  }
}

/** The kept offer, or null where there is no readable one. */
export function readOffer<T extends object>(
  storage: Storage,
  { whole }: DocumentForm<T>,
  id: string,
): OfferedDraft<T> | null {
  const text = storage.getItem(PREFIX + id)
  if (text === null) return null
  try {
    return z.object({ draft: whole, keptAt: z.number() }).parse(JSON.parse(text))
  } catch {
    return null
  }
}

export function forgetOffer(storage: Storage, id: string): void {
  storage.removeItem(PREFIX + id)
}
