/** So many stretches of a list are drawn at once before the oldest of those that are far off are emptied again. */
const MOST_OPEN = 6
/** What is no farther from the window's edge stays. Pixels. */
const NEAR = 2_000
/** A person who never stops scrolling leaves no time for it. Milliseconds. */
const LATEST = 1_000

/** The stretches of one list that are drawn. */
export interface OpenStretches {
  /**
   * Called when a stretch was drawn, with the hidden mark before its first row. `close` is called with what it takes up, in
   * pixels, once it may be emptied. The answer forgets it.
   */
  add(mark: Element, close: (height: number) => void): () => void
}

/** Keeps the list of a person who scrolls through all of it as short as at the start. Empties one at a time, while nothing else is to be done. */
export function createOpenStretches(): OpenStretches {
  const open = new Map<Element, (height: number) => void>()
  let asked = 0

  function ask(): void {
    if (open.size > MOST_OPEN && asked === 0) asked = requestIdleCallback(emptyOne, { timeout: LATEST })
  }

  function emptyOne(): void {
    asked = 0
    for (const [oldest, close] of open) {
      const height = heightIfFar(oldest)
      if (height === null) continue
      open.delete(oldest)
      close(height)
      ask()
      return
    }
  }

  return {
    add(mark, close) {
      open.set(mark, close)
      ask()
      return () => open.delete(mark)
    },
  }
}

/** What a stretch takes up; null where it is near, or where the keyboard's cursor or the stop of the Tab key is in it. */
function heightIfFar(mark: Element): number | null {
  let last = mark
  for (let row = mark.nextElementSibling; row && !isMark(row); row = row.nextElementSibling) {
    if (row.matches('[tabindex="0"], [aria-current]') || row.contains(document.activeElement)) return null
    last = row
  }
  const top = mark.nextElementSibling?.getBoundingClientRect().top
  const { bottom } = last.getBoundingClientRect()
  if (top === undefined || last === mark) return null
  return bottom < -NEAR || top > window.innerHeight + NEAR ? bottom - top : null
}

/** Where the next stretch begins: drawn, or one empty place. */
function isMark(row: Element): boolean {
  return row.matches('[hidden], [data-stretch]')
}
