/** A shared beginning of stems is left out if it has at least this many characters, about as many as a list shows. */
const LONG = 40

/** An end with at least this many characters is taken to say what an item is about. */
const SPEAKING = 10

/**
 * The stems of items for a list that shows two lines of each. Where several in a row have the same beginning, as the
 * rows of a grid do, only the first one shows it, so that the others can be told apart.
 */
export function shortStems(stems: readonly string[]): string[] {
  const whole = stems.map((stem) => stem.trim())
  const short: string[] = []
  while (short.length < whole.length) {
    const first = short.length
    let beginning = whole[first] ?? ''
    let next = first + 1
    for (; next < whole.length; next += 1) {
      const shared = sharedBeginning(beginning, whole[next] ?? '')
      if (shared.length < LONG) break
      beginning = shared
    }
    short.push(whole[first] ?? '')
    for (const stem of whole.slice(first + 1, next)) short.push(`… ${endFrom(stem, beginning.length)}`)
  }
  return short
}

/** The words from `start` on, with as many before it as make an end that says something: "… the activity 7?". */
function endFrom(stem: string, start: number): string {
  const ends = [...stem.slice(0, start).matchAll(/\S+\s+/gu)].map(({ index }) => index)
  const from = [start, ...ends.reverse()].find((at) => stem.length - at >= SPEAKING)
  return stem.slice(from ?? start)
}

/** The whole words with which both begin; empty where one of them ends there. */
function sharedBeginning(one: string, other: string): string {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  if (same === other.length) return ''
  return one.slice(0, same).replace(/\S*$/, '')
}
