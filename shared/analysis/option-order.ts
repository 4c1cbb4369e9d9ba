import type { OptionTally, Tabulation } from './tabulate.ts'

/**
 * A table with its options by size, the largest first; options of one size as in the questionnaire. Options that nobody
 * chose stay, and ways out ("don't know") stand at the end, for they say nothing of what is asked.
 *
 * @param waysOut positions of the ways out among the item's options
 */
export function bySize(table: Tabulation, waysOut: readonly number[]): Tabulation {
  const isWayOut = ({ option }: OptionTally) => waysOut.includes(option)
  // Unknown is not known to be more than anything.
  const size = ({ count, percentage }: OptionTally) => count ?? percentage ?? -1
  const answers = table.options
    .filter((option) => !isWayOut(option))
    .sort((a, b) => size(b) - size(a) || a.option - b.option)
  return { ...table, options: [...answers, ...table.options.filter(isWayOut)] }
}
