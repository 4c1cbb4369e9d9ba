import type { ExperimentEvidence } from '../../models/experiment-evidence.ts'
import { addCounts } from '../verdict/arm-counts.ts'

/** What the runs of one arm gave of one item. */
export interface ItemOfArm {
  /** Personas by option of A, over all runs. */
  counts: number[]
  /** Personas who chose an option that A does not have. */
  elsewhere: number
  /** Kinds of the signs that the diagnostics see in at least half of the runs. */
  signs: string[]
  runs: { counts: number[]; elsewhere: number }[]
}

/** What the wording checker finds is no sign in the answers: it sees every planted defect, whatever the service does. */
const OF_THE_CHECKER = 'wording'

/**
 * Puts the planned runs of an arm together: counts are added, never percentages. Runs whose counts are not known are left out,
 * and so are those that were added after the launch: whoever adds runs once results can be seen finds too much.
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
