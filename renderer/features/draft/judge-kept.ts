import type { OpenedDraft } from './draft-kind.ts'
import { fingerprint } from './fingerprint.ts'
import type { KeptDraft } from './kept-draft.ts'

/**
 * What to do with a kept copy. `fits`: the session goes on from it. `conflict`: it has text that was never stored,
 * based on another text than the stored one. `offered`: it was stored once, in data that a backup has replaced.
 * `dropped`: the stored text already contains it.
 */
export type KeptFate = 'fits' | 'conflict' | 'offered' | 'dropped'

/**
 * Compares a kept copy with the stored draft. Revision numbers alone do not identify a text, since after a restore
 * counting continues from an older number; equal numbers mean the same text only within the same history.
 */
export function judgeKept<T extends object>(kept: KeptDraft<T>, stored: OpenedDraft<T>): KeptFate {
  const { basis, revision, unsaved, sent = [], history } = kept
  const isOfThisHistory = basis !== undefined && basis === stored.history
  if (isSame(history.present, stored.draft)) return 'fits'
  if (unsaved && isOfThisHistory && revision === stored.revision) return 'fits'
  // Sonde stored the text that was sent, and ended before it could reply.
  if (unsaved && isOfThisHistory && sent.includes(fingerprint(stored.draft))) return 'fits'
  if (unsaved) return isOfThisHistory && wasOvertaken(kept, stored) ? 'dropped' : 'conflict'
  // A text stored under this revision would be the stored one. As it differs, the kept text was stored in other data,
  // even if the history has the same name.
  return isOfThisHistory && revision !== stored.revision ? 'dropped' : 'offered'
}

/** Whether two documents have the same content. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** A text stored within this time after the kept copy is taken for the same person's, who typed on. Milliseconds. */
const TYPED_ON = 60_000

/**
 * Whether the stored text continues the kept one. A browser that is killed may lose the last seconds of the kept copy,
 * though not what Sonde saved meanwhile; the older copy must not come back as a conflict. It is only dropped where all
 * of its text is still in the stored one: if another window has overwritten some, the person must decide.
 */
function wasOvertaken<T>(
  { failing, keptAt = 0, revision, history }: KeptDraft<T>,
  stored: OpenedDraft<T>,
): boolean {
  const later = stored.updatedAt - keptAt
  return (
    !failing &&
    revision < stored.revision &&
    later >= 0 &&
    later < TYPED_ON &&
    stillStands(history.present, stored.draft)
  )
}

/**
 * Whether every text of `before` begins the text at the same place of `after`. Changed numbers and removed empty lines
 * are ignored, since no words are lost with them.
 */
function stillStands(before: unknown, after: unknown): boolean {
  if (before === '' || typeof before === 'number' || before === null) return true
  if (typeof before === 'string') return typeof after === 'string' && after.startsWith(before)
  if (typeof before !== 'object') return before === after
  if (typeof after !== 'object' || after === null) return false
  const there = new Map(Object.entries(after))
  return Object.entries(before).every(([key, value]) => stillStands(value, there.get(key)))
}
