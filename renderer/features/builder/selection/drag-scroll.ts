import type { Point } from './drag-place.ts'

/** How near to an edge the pointer makes its part scroll, and how fast at the edge itself. Pixels, pixels a second. */
const NEAR = 56
const FASTEST = 1_200

/** How fast to scroll: negative up, 0 away from the edges. Pixels a second; `y`, `top` and `bottom` of the window. */
export function scrollSpeed(y: number, top: number, bottom: number): number {
  const near = Math.min(NEAR, (bottom - top) / 4)
  const over = y < top + near ? y - (top + near) : y > bottom - near ? y - (bottom - near) : 0
  return Math.max(-1, Math.min(1, over / near)) * FASTEST
}

/**
 * Scrolls what `scroller` finds under the pointer while the pointer rests near its edge. `onScroll` is told after each
 * step; returns what ends it.
 */
export function scrollNearEdges(
  pointer: () => Point | null,
  scroller: (point: Point) => HTMLElement | null,
  onScroll: () => void,
): () => void {
  let before = performance.now()
  let frame = requestAnimationFrame(tick)
  function tick(now: number): void {
    const point = pointer()
    const part = point && scroller(point)
    if (point && part) {
      const { top, bottom } = part.getBoundingClientRect()
      const speed = scrollSpeed(point.y, top, bottom)
      const at = part.scrollTop
      // A long frame is no reason for a jump.
      if (speed !== 0) part.scrollTop += Math.round((speed * Math.min(50, now - before)) / 1000)
      if (part.scrollTop !== at) onScroll()
    }
    before = now
    frame = requestAnimationFrame(tick)
  }
  return () => cancelAnimationFrame(frame)
}
