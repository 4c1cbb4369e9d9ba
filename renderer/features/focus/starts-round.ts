import type { Turn } from '../../../shared/models/focus.ts'

/**
 * Whether a new round begins with the turn at `index`; always false where the transcript gives no rounds.
 *
 * @param before position of the turn that is shown before it, where not all turns are shown
 */
export function startsRound(turns: readonly Turn[], index: number, before = index - 1): boolean {
  const round = turns[index]?.round ?? null
  return round !== null && round !== (turns[before]?.round ?? null)
}
