/** After this many frames something else must keep the hit out of view, and scrolling ends. */
const MOST_FRAMES = 120
/** Number of frames without movement after which the layout around the hit is taken as settled. */
const AT_REST = 3
/** Space kept above and below a hit. Pixels. */
const ROOM = 24

/**
 * Scrolls the current hit into view and keeps it there while the layout around it still changes. Waits for a hit that
 * is not rendered yet. Returns a function that stops this; scrolling by the person stops it too.
 *
 * @param find Returns the current hit on the page; null as long as it is not rendered.
 * @param draw Called if it is not rendered, and again if it has disappeared: the page may be changing to another place.
 */
export function bringIntoView(find: () => HTMLElement | null, draw: () => void): () => void {
  let frame = 0
  let frames = 0
  let rest = 0
  let asked = false
  let last = Number.NaN
  const look = () => {
    frames += 1
    const hit = find()
    if (!hit && !asked) draw()
    asked = !hit
    if (hit) {
      if (!isInView(hit)) hit.scrollIntoView({ block: 'center', inline: 'nearest' })
      const { top } = hit.getBoundingClientRect()
      rest = top === last ? rest + 1 : 0
      last = top
    }
    if (rest >= AT_REST || frames >= MOST_FRAMES) stop()
    else frame = requestAnimationFrame(look)
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('wheel', stop)
    window.removeEventListener('pointerdown', stop)
  }
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('pointerdown', stop)
  // In the next frame, because this rendering must end before another can be forced at once.
  frame = requestAnimationFrame(look)
  return stop
}

/** Whether an element is rendered, and visible with some space around it within all its scrolling ancestors. */
function isInView(part: HTMLElement): boolean {
  if (!part.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom } = part.getBoundingClientRect()
  let from = ROOM
  let to = window.innerHeight - ROOM
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight) continue
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue
    const frame = around.getBoundingClientRect()
    const covered = around.querySelector('[data-find-bar]')?.getBoundingClientRect().height ?? 0
    from = Math.max(from, frame.top + covered + ROOM)
    to = Math.min(to, frame.bottom - ROOM)
  }
  // For an element taller than the window it is enough that its beginning is in view.
  return top >= from && (bottom <= to || bottom - top > to - from)
}
