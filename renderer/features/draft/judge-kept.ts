import type { OpenedDraft } from './draft-kind.ts'
import { fingerprint } from './fingerprint.ts'
import type { KeptDraft } from './kept-draft.ts'

/**
 * What becomes of a text that the page kept. `fits`: it goes on from the stored one. `conflict`: it was typed and never
 * stored, on another text than the stored one. `offered`: it was stored once, in data that were replaced by older ones.
 * `dropped`: the stored text goes on from it.
 */
export type KeptFate = 'fits' | 'conflict' | 'offered' | 'dropped'

/**
 * A revision's number alone names no text: data that are put back begin to count from an older one again. Only within the
 * same history do equal numbers mean the same.
 */
export function judgeKept<T extends object>(kept: KeptDraft<T>, stored: OpenedDraft<T>): KeptFate {
  const { basis, revision, unsaved, sent = [], history } = kept
  const isOfThisHistory = basis !== undefined && basis === stored.history
  if (isSame(history.present, stored.draft)) return 'fits'
  if (unsaved && isOfThisHistory && revision === stored.revision) return 'fits'
  // Sonde stored the text that was sent, and ended before it could answer.
  if (unsaved && isOfThisHistory && sent.includes(fingerprint(stored.draft))) return 'fits'
  if (unsaved) return isOfThisHistory && wasOvertaken(kept, stored) ? 'dropped' : 'conflict'
  // A text stored under this number would be the stored one; as it is not, the kept text was stored in other data,
  // whatever the history's name.
  return isOfThisHistory && revision !== stored.revision ? 'dropped' : 'offered'
}

export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** A text stored within this time after the kept copy is taken for the same person's, who typed on. Milliseconds. */
const TYPED_ON = 60_000

/**
 * Whether the stored text goes on from the kept one. A browser that is killed may lose the last seconds of what its
 * page kept, though not what was saved then: the older text must not come back as a conflict. Only where all of it still
 * stands is it let go: what another window wrote over is for the person to decide.
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
 * Whether every text of `before` begins a text of `after` at the same place. A number that was changed and an empty line
 * that was taken out hold no words that could be lost.
 */
function stillStands(before: unknown, after: unknown): boolean {
  if (before === '' || typeof before === 'number' || before === null) return true
  if (typeof before === 'string') return typeof after === 'string' && after.startsWith(before)
  if (typeof before !== 'object') return before === after
  if (typeof after !== 'object' || after === null) return false
  const there = new Map(Object.entries(after))
  return Object.entries(before).every(([key, value]) => stillStands(value, there.get(key)))
}
