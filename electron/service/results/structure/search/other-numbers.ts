import type { Told } from './columns.ts'

/** What a path tells of an item. */
interface Reading {
  cells: ReadonlyMap<string, Told>
  /** Whether texts or declared codes say which option each value is; if not, numbers count the options. */
  isByMeaning: boolean
}

/**
 * Whether a path has numbers for an item that are something else than its options, such as the version of each answer:
 * read as options, the numbers that the path has for other items contradict what texts or declared codes say of these.
 */
export function isOtherwise(
  own: ReadonlyMap<number, Reading>,
  item: number,
  read: ReadonlyMap<string, ReadonlyMap<number, Reading>>,
): boolean {
  if (own.get(item)?.isByMeaning !== false) return false
  return [...own].some(([other, numbers]) => {
    if (other === item || numbers.isByMeaning) return false
    return [...read.values()].some((column) => {
      const told = column.get(other)
      return told?.isByMeaning === true && contradict(numbers, told)
    })
  })
}

/** Whether two readings of an item have different options of the same persona. */
function contradict(one: Reading, other: Reading): boolean {
  return [...one.cells].some(([key, { option }]) => {
    const rival = other.cells.get(key)?.option ?? null
    return option !== null && rival !== null && option !== rival
  })
}
