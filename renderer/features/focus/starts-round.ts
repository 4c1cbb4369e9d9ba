import type { Turn } from '../../../shared/models/focus.ts'

/** Whether a new round begins with the turn at `index`; always false where the transcript gives no rounds. */
export function startsRound(turns: readonly Turn[], index: number): boolean {
  const round = turns[index]?.round ?? null
  return round !== null && round !== (turns[index - 1]?.round ?? null)
}
