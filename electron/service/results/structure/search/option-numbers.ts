import { areAnyNumbers } from '../numbers-of-options.ts'
import type { Told } from './columns.ts'

/**
 * Whether numbers that differ for each persona may be those of the options that they chose: under a name that does not
 * say whose they are, where no two personas chose the same option of an item.
 */
export function mayBeOptions(
  numbers: readonly string[],
  name: string,
  answers: readonly ReadonlyMap<string, Told>[],
): boolean {
  if (!areAnyNumbers(numbers, name)) return false
  const chosen = answers
    .map((own) => [...own.values()].flatMap(({ option }) => option ?? []))
    .filter((options) => options.length > 0)
  return chosen.every((options) => new Set(options).size === options.length)
}
