import type { Mender } from './mender.ts'
import { keptOptions, withOptions } from './texts.ts'

/** Removes one of two options that say the same: the second, unless only that one has words of the other options. */
export const removeDuplicate: Mender = (item, { option, other }) => {
  if (option === undefined) return []
  const isStrange = (at: number) => !sharesWords(item.options, at, [option, other])
  const gone = other !== undefined && isStrange(other) && !isStrange(option) ? other : option
  return [
    withOptions(
      item,
      'remove_option',
      keptOptions(item).filter(({ from }) => from !== gone),
    ),
  ]
}

/** Whether an option has a word in common with the others, as the points of a scale have. */
function sharesWords(options: readonly string[], at: number, both: readonly (number | undefined)[]): boolean {
  const wordsOf = (text = '') => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const others = new Set(options.flatMap((text, place) => (both.includes(place) ? [] : wordsOf(text))))
  return wordsOf(options[at]).some((word) => others.has(word))
}
