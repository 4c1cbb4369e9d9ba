import type { OptionTally, Tabulation } from './tabulate.ts'

/**
 * A table with its options by size, the largest first, and options of equal size as in the questionnaire. Options that
 * nobody chose stay. Ways out ("don't know") come last, because they do not answer the item.
 *
 * @param waysOut positions of the ways out among the item's options
 */
export function bySize(table: Tabulation, waysOut: readonly number[]): Tabulation {
  const isWayOut = ({ option }: OptionTally) => waysOut.includes(option)
  // Options with an unknown size come after all others.
  const size = ({ count, percentage }: OptionTally) => count ?? percentage ?? -1
  const answers = table.options
    .filter((option) => !isWayOut(option))
    .sort((a, b) => size(b) - size(a) || a.option - b.option)
  return { ...table, options: [...answers, ...table.options.filter(isWayOut)] }
}
