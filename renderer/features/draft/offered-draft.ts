import { z } from 'zod'
import type { DocumentForm } from './draft-kind.ts'

/** A text that the page kept, from data that were replaced by older ones; it waits for the person to take it or not. */
export interface OfferedDraft<T> {
  draft: T
  /** Milliseconds since 1970. */
  keptAt: number
}

const PREFIX = 'sonde-offered-'

/** Keeps an offer until it is taken or declined. */
export function keepOffer(storage: Storage, id: string, offer: OfferedDraft<unknown>): void {
  try {
    storage.setItem(PREFIX + id, JSON.stringify(offer))
  } catch {
    // No room: it is offered as long as the draft stays open.
  }
}

/** Null where nothing readable is offered. */
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
