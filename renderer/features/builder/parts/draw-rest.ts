import { flushSync } from 'react-dom'

let draw: (() => void) | null = null

/** Registers how to render the items that are not rendered yet. Returns a function that takes this back. */
export function onDrawRest(drawing: () => void): () => void {
  draw = drawing
  return () => {
    if (draw === drawing) draw = null
  }
}

/** Renders at once the items that a long survey, just opened, still renders in the background. */
export function drawRest(): void {
  if (draw) flushSync(draw)
}
