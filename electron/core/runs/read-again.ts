import type { NumberDecision, NumberDecisions, RunResults } from '../../../shared/models/results.ts'
import { READERS_EDITION } from '../../service/results/read-results.ts'

/** Whether results were read by readers that have learnt better since. */
export function isReadByOlder({ edition }: RunResults): boolean {
  return edition < READERS_EDITION
}

/** What the person said before of numbers of the results, and says now; null takes a decision back. */
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

/** What the person said of numbers of the results. */
export function decisionsOf({ doubts }: RunResults): NumberDecisions {
  const decisions: NumberDecisions = {}
  for (const { id, decision } of doubts) if (decision !== null) decisions[id] = decision
  return decisions
}
