import type { Keeping } from '../../storage/payload-store.ts'
import { UNPARSED_OF, unparsedKind } from './unparsed-kinds.ts'

/**
 * Answers that may come by the thousand for one run. Of all others (creation, launch, results, transcripts) each one is
 * kept for ever. Why: docs/decisions/041-what-is-kept-how-long.md.
 */
const FOR_A_WHILE: Record<string, Keeping> = {
  // The first tell how it began, the newest how it stands; an answer that differs in numbers only takes the place of
  // the one before it, so that many looks fit.
  status: { first: 5, newest: 15, bytes: 4_000_000 },
}

/** A few are enough to see what a service that is down says, and whether it always says the same. */
const UNPARSED: Keeping = { first: 0, newest: 5, bytes: 4_000_000 }

/** Every kind of answer of which not all are kept. */
export const KINDS_FOR_A_WHILE: readonly [kind: string, keeping: Keeping][] = [
  ...Object.entries(FOR_A_WHILE),
  ...UNPARSED_OF.map((asked): [string, Keeping] => [unparsedKind(asked), UNPARSED]),
]

/** How much is kept of a kind of answer with each run or session; null where all of it is. */
export function keepingOf(kind: string): Keeping | null {
  return KINDS_FOR_A_WHILE.find(([each]) => each === kind)?.[1] ?? null
}
