/** After so many frames something else keeps the hit away: the person is left alone. */
const MOST_FRAMES = 120
/** Frames without a move after which the page has come to rest around the hit. */
const AT_REST = 3
/** Room that stays above and below a hit. Pixels. */
const ROOM = 24

/**
 * Brings the current hit into view and keeps it there while what is around it is still being laid out. A hit that is not
 * drawn yet is waited for. Returns how to stop; the person's own scrolling stops it too.
 *
 * @param find The current hit on the page; null as long as it is not drawn.
 * @param draw Called where it is not drawn, and again where it is drawn no longer: the page may be on its way elsewhere.
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
  // After this drawing, which must have ended before another may be asked for at once.
  frame = requestAnimationFrame(look)
  return stop
}

/** Whether a part is drawn and stands, with some room, within all that scrolls around it. */
function isInView(part: HTMLElement): boolean {
  if (!part.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom } = part.getBoundingClientRect()
  let from = ROOM
  let to = window.innerHeight - ROOM
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight) continue
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue
    const frame = around.getBoundingClientRect()
    const covered = around.querySelector(':scope > [data-find-bar]')?.getBoundingClientRect().height ?? 0
    from = Math.max(from, frame.top + covered + ROOM)
    to = Math.min(to, frame.bottom - ROOM)
  }
  // A part taller than the window is in view where it begins.
  return top >= from && (bottom <= to || bottom - top > to - from)
}
