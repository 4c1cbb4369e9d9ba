import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether what an element contains is wider than the element, so that a part of it is only seen by scrolling. */
export function useIsCut(scroller: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false)
  // At each rendering, since it may have other content or may not have been there before.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => setCut(element.scrollWidth > element.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  })
  return isCut
}
