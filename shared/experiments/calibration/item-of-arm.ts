import type { ExperimentEvidence } from '../../models/experiment-evidence.ts'
import { addCounts } from '../verdict/arm-counts.ts'

/** The answers to one item in the runs of one arm. */
export interface ItemOfArm {
  /** Personas by option of A, over all runs. */
  counts: number[]
  /** Personas who chose an option that A does not have. */
  elsewhere: number
  /** Kinds of the signs that the diagnostics find in at least half of the runs. */
  signs: string[]
  runs: { counts: number[]; elsewhere: number }[]
}

/** Findings of the wording checker are left out: it finds every planted defect, whatever the answers. */
const OF_THE_CHECKER = 'wording'

/**
 * Pools the planned runs of an arm: counts are added, never percentages. Runs with unknown counts are left out, and so
 * are runs added after the launch: adding runs once results can be seen leads to false findings.
 */
export function itemOfArm({ runs }: ExperimentEvidence, arm: string, item: string): ItemOfArm {
  const found = runs
    .filter((run) => run.arm === arm && run.extension === 0 && run.hasAnswers)
    .flatMap((run) => run.items.filter((each) => each.item === item))
  const counted = found.flatMap(({ counts, elsewhere }) => {
    const known = counts.filter((count) => count !== null)
    return known.length === counts.length && known.length > 0 ? [{ counts: known, elsewhere }] : []
  })
  const kinds = [...new Set(found.flatMap(({ signs }) => signs))].filter((kind) => kind !== OF_THE_CHECKER)
  return {
    counts: addCounts(
      counted.map(({ counts }) => counts),
      counted[0]?.counts.length ?? 0,
    ),
    elsewhere: counted.reduce((all, { elsewhere }) => all + elsewhere, 0),
    signs: kinds.filter(
      (kind) => 2 * found.filter(({ signs }) => signs.includes(kind)).length >= found.length,
    ),
    runs: counted,
  }
}
