/** Names items by their numbers, in order; three or more consecutive ones as a range ("3–52"). */
export function nameItems(numbers: readonly number[]): string[] {
  const ranges: { first: number; last: number }[] = []
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && number <= range.last + 1) range.last = number
    else ranges.push({ first: number, last: number })
  }
  return ranges.flatMap(({ first, last }) => {
    if (last === first) return [`${first}`]
    return last === first + 1 ? [`${first}`, `${last}`] : [`${first}–${last}`]
  })
}
