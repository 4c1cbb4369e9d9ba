import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot'
import type { DropLine } from '../../../ui/drag/drag-marks.ts'
import { type Point, scrollerAt } from '../../../ui/drag/scroller-at.ts'

/*
 * Finds where on the page a dragged item would land, by looking at what is under the moving pointer. Listeners on
 * thousands of rows and fields would cost time even while nobody drags.
 */

/**
 * The item or option beside which it would land, on which side, and where the line that shows this is drawn. Pixels of
 * the window.
 */
export interface Place {
  /** Id of the item. */
  item: string
  /** Id of the option of that item; null for a place between items. */
  option: string | null
  after: boolean
  line: DropLine
}

/** The place between items at a point of the outline or the sheet; null elsewhere. */
export function itemPlaceAt(point: Point): Place | null {
  const under = getElementFromPointWithoutHoneypot(point)
  const hit = under?.closest<HTMLElement>('[data-row], [data-item]')
  if (hit) return placeBeside(hit, point)
  // The point is beside, above or below all items.
  const all = [...(scrollerAt(point)?.querySelectorAll<HTMLElement>('[data-row], [data-item]') ?? [])]
  const next = all.find((element) => element.getBoundingClientRect().bottom > point.y) ?? all.at(-1)
  return next ? placeBeside(next, point) : null
}

/** The place between options at a point in a single choice on the sheet; null elsewhere. */
export function optionPlaceAt(point: Point): Place | null {
  const item = getElementFromPointWithoutHoneypot(point)?.closest<HTMLElement>('[data-item]')
  if (!item) return null
  const options = [...item.querySelectorAll<HTMLElement>('[data-option]')]
  const next = options.find((element) => element.getBoundingClientRect().bottom > point.y) ?? options.at(-1)
  return next ? placeBeside(next, point) : null
}

function placeBeside(element: HTMLElement, { y }: Point): Place {
  const { left, top, bottom, width, height } = element.getBoundingClientRect()
  const after = y > top + height / 2
  return {
    item: element.dataset.row ?? element.closest<HTMLElement>('[data-item]')?.dataset.item ?? '',
    option: element.dataset.option ?? null,
    after,
    line: { left, top: after ? bottom : top, width },
  }
}
