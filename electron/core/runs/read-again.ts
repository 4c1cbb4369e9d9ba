import type { NumberDecision, NumberDecisions, RunResults } from '../../../shared/models/results.ts'
import { READERS_EDITION } from '../../service/results/readers-edition.ts'

/** Whether results were read by an older edition of the readers than today's. */
export function isReadByOlder({ edition }: RunResults): boolean {
  return edition < READERS_EDITION
}

/**
 * The person's decisions about numbers in the results, the earlier ones and the new ones together; null in `decided`
 * takes a decision back.
 */
export function decidedSince(
  before: RunResults,
  decided: Readonly<Record<string, NumberDecision | null>>,
): NumberDecisions {
  const decisions = decisionsOf(before)
  for (const [id, decision] of Object.entries(decided)) {
    if (decision === null) delete decisions[id]
    else decisions[id] = decision
  }
  return decisions
}

/** The person's decisions about numbers in the results. */
export function decisionsOf({ doubts }: RunResults): NumberDecisions {
  const decisions: NumberDecisions = {}
  for (const { id, decision } of doubts) if (decision !== null) decisions[id] = decision
  return decisions
}
