/** A beginning that two stems share is left out from this length on: a list shows about as much of each. Characters. */
const LONG = 40

/**
 * The stem of an item for a list that shows two lines of it. Where it begins like the one `before` it, as the rows of a grid
 * do, the beginning is left out, so that the items can be told apart.
 */
export function shortStem(stem: string, before: string | undefined): string {
  const whole = stem.trim()
  const other = before?.trim() ?? ''
  let same = 0
  while (same < whole.length && whole[same] === other[same]) same += 1
  // Only whole words are left out.
  const from = whole.slice(0, same).search(/\S*$/)
  return from < LONG || same === whole.length ? whole : `… ${whole.slice(from)}`
}
