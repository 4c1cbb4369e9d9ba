import { isCodeName } from '../items/other-orders.ts'
import { hintOf, isSpreadName } from '../words/number-names.ts'
import type { FoundNumbers } from './resolve-blocks.ts'
import { agreesWith } from './share-fit.ts'

/**
 * Whether other numbers of the same item say the same as these counts: some column has them, or their shares. Columns
 * that are called means, scores and the like, and codes of the options in their order, say nothing against them.
 */
export function saysTheSame(
  counts: readonly (number | null)[],
  { spread: { columns }, block }: Pick<FoundNumbers, 'spread' | 'block'>,
  bases: readonly number[] = [],
): boolean {
  const answered = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const numbers = counts.map((count) =>
    count === null ? null : { number: count, isPercent: false, raw: count },
  )
  const telling = [...columns].filter(([name, column]) => {
    const isCode = isCodeName(name) || (name === '' && !isSpreadName(block.name))
    const isInOrder = [0, 1].some((first) => column.every((value, at) => value?.number === first + at))
    // Numbers that look like codes and add up to the same as the counts may be counts all the same, and other ones.
    const sum = column.reduce((all, value) => all + (value?.number ?? 0), 0)
    return hintOf(name) !== 'other' && !(isCode && isInOrder && sum !== answered)
  })
  return (
    telling.length === 0 ||
    telling.some(
      ([, column]) =>
        column.every((value, at) => (value?.number ?? 0) === (counts[at] ?? 0)) ||
        [answered, ...bases].some((of) => agreesWith(numbers, column, of)),
    )
  )
}
