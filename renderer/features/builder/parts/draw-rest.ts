import { flushSync } from 'react-dom'

let draw: (() => void) | null = null

/** Says how the items that are not drawn yet are drawn; returns how to take that back. */
export function onDrawRest(drawing: () => void): () => void {
  draw = drawing
  return () => {
    if (draw === drawing) draw = null
  }
}

/** Draws at once what a long survey that was just opened draws in the background. */
export function drawRest(): void {
  if (draw) flushSync(draw)
}
