import { isCodeName } from '../items/other-orders.ts'
import { hintOf, isSpreadName } from '../words/number-names.ts'
import type { FoundNumbers } from './resolve-blocks.ts'
import { agreesWith } from './share-fit.ts'

/**
 * Whether other numbers of the same item agree with these counts: some column has the same numbers, or their shares.
 * Columns called means, scores and the like, and codes of the options in their order, do not contradict them.
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
    // Numbers that look like codes but have the same sum as the counts may be other counts.
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
