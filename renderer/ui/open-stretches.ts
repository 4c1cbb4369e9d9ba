/** Number of rendered stretches of a list above which the oldest far ones are emptied again. */
const MOST_OPEN = 6
/** Stretches at most this far from the window's edge stay. Pixels. */
const NEAR = 2_000
/** Milliseconds after which it is done even if a person never stops scrolling and leaves no idle time. */
const LATEST = 1_000

/** The rendered stretches of one list. */
export interface OpenStretches {
  /**
   * To be called when a stretch was rendered, with the hidden mark before its first row. `close` is called with the
   * stretch's height in pixels once it may be emptied. Returns a function that forgets the stretch.
   */
  add(mark: Element, close: (height: number) => void): () => void
}

/**
 * Keeps the number of rendered rows low while a person scrolls through a whole list. Empties one stretch at a time,
 * when the browser is idle.
 */
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

/** The height of a stretch; null if it is near, contains the focus, or has the row at which the Tab key stops. */
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

/** Whether the next stretch begins at a row, rendered or as an empty element. */
function isMark(row: Element): boolean {
  return row.matches('[hidden], [data-stretch]')
}
