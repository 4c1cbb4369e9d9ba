import type { Keeping } from '../../storage/payload-store.ts'
import { UNPARSED_OF, unparsedKind } from './unparsed-kinds.ts'

/**
 * Kinds of payload of which one run may receive thousands. All other kinds (creation, launch, results, transcripts) are
 * kept permanently. Why: docs/decisions/041-what-is-kept-how-long.md.
 */
const FOR_A_WHILE: Record<string, Keeping> = {
  // The first replies show how the run began, the newest how it is now. A reply that differs only in numbers replaces
  // the one before it, so the limit covers many polls.
  status: { first: 5, newest: 15, bytes: 4_000_000 },
}

/** A few are enough to see what a failing service replies, and whether it always replies the same. */
const UNPARSED: Keeping = { first: 0, newest: 5, bytes: 4_000_000 }

/** Every kind of payload of which not all are kept. */
export const KINDS_FOR_A_WHILE: readonly [kind: string, keeping: Keeping][] = [
  ...Object.entries(FOR_A_WHILE),
  ...UNPARSED_OF.map((asked): [string, Keeping] => [unparsedKind(asked), UNPARSED]),
]

/** How many payloads of a kind are kept for each run or session; null where all are. */
export function keepingOf(kind: string): Keeping | null {
  return KINDS_FOR_A_WHILE.find(([each]) => each === kind)?.[1] ?? null
}
