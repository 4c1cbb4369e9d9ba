/** The scrolling ancestor of an element; null where only the window scrolls. */
export function paneAround(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return null
}
