import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot'

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** The scrolling element at a point. */
export function scrollerAt(point: Point): HTMLElement | null {
  let element = getElementFromPointWithoutHoneypot(point)
  while (element) {
    if (element instanceof HTMLElement && /auto|scroll/.test(getComputedStyle(element).overflowY))
      return element
    element = element.parentElement
  }
  return null
}
