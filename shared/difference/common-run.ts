import { diffArrays } from 'diff'

/** Positions of an equal part (a line, a word) in two texts. */
export type Match = readonly [old: number, now: number]

/** The most changes for which the shortest edit is searched; its memory grows with the square of this number. */
const MOST_CHANGES = 1000

/** The parts that two texts have in common, in order, as their positions in each. */
export function commonRun(old: readonly string[], now: readonly string[]): Match[] {
  return within(old, now, 0, old.length, 0, now.length, true)
}

function within(
  old: readonly string[],
  now: readonly string[],
  oldFrom: number,
  oldTo: number,
  nowFrom: number,
  nowTo: number,
  mayAnchor: boolean,
): Match[] {
  const head: Match[] = []
  const tail: Match[] = []
  let [a, b, c, d] = [oldFrom, oldTo, nowFrom, nowTo]
  while (a < b && c < d && old[a] === now[c]) head.push([a++, c++])
  while (a < b && c < d && old[b - 1] === now[d - 1]) tail.push([--b, --d])
  const middle =
    a === b || c === d
      ? []
      : (shortest(old.slice(a, b), now.slice(c, d))?.map(([i, j]): Match => [a + i, c + j]) ??
        (mayAnchor ? anchored(old, now, a, b, c, d) : []))
  return [...head, ...middle, ...tail.reverse()]
}

/**
 * Splits two texts at lines that each has exactly once, if they are in the same order, and compares the parts between.
 */
function anchored(
  old: readonly string[],
  now: readonly string[],
  a: number,
  b: number,
  c: number,
  d: number,
): Match[] {
  const matches: Match[] = []
  let [oldAt, nowAt] = [a, c]
  for (const [i, j] of [...rising(uniqueMatches(old, now, a, b, c, d)), [b, d] as const]) {
    matches.push(...within(old, now, oldAt, i, nowAt, j, false))
    if (i < b) matches.push([i, j])
    ;[oldAt, nowAt] = [i + 1, j + 1]
  }
  return matches
}

function uniqueMatches(
  old: readonly string[],
  now: readonly string[],
  a: number,
  b: number,
  c: number,
  d: number,
): Match[] {
  const oldPlaces = uniquePlaces(old, a, b)
  const nowPlaces = uniquePlaces(now, c, d)
  return [...oldPlaces].flatMap(([line, i]): Match[] => {
    const j = nowPlaces.get(line)
    return i === null || j === null || j === undefined ? [] : [[i, j]]
  })
}

/** The position of each line; null for a line that occurs more than once. */
function uniquePlaces(lines: readonly string[], from: number, to: number): Map<string, number | null> {
  const places = new Map<string, number | null>()
  for (let at = from; at < to; at++) {
    const line = lines[at] ?? ''
    places.set(line, places.has(line) ? null : at)
  }
  return places
}

/**
 * The longest sequence of matches that ascends in both texts (patience sorting). `matches` must ascend in the first.
 */
export function rising(matches: readonly Match[]): Match[] {
  const ends: number[] = []
  const previous: number[] = []
  for (const [at, [, now]] of matches.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((matches[ends[middle] ?? 0]?.[1] ?? 0) < now) low = middle + 1
      else high = middle
    }
    previous.push(low > 0 ? (ends[low - 1] ?? -1) : -1)
    ends[low] = at
  }
  const run: Match[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const match = matches[at]
    if (match) run.push(match)
  }
  return run.reverse()
}

/**
 * The longest common subsequence, as the package `diff` finds it (E. W. Myers, 1986); null if more than MOST_CHANGES
 * changes are needed.
 */
function shortest(old: readonly string[], now: readonly string[]): Match[] | null {
  const changes = diffArrays([...old], [...now], { maxEditLength: MOST_CHANGES })
  if (!changes) return null
  const matches: Match[] = []
  let [at, place] = [0, 0]
  for (const { added, removed, count } of changes) {
    if (!added && !removed) for (let k = 0; k < count; k++) matches.push([at + k, place + k])
    if (!added) at += count
    if (!removed) place += count
  }
  return matches
}
