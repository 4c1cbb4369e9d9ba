import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether this browser reports which elements with `content-visibility: auto` it renders. */
const TELLS = 'oncontentvisibilityautostatechange' in document.documentElement

/** Whether an element with `content-visibility: auto` is near enough to the screen for the browser to render it. */
export function useNear(part: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const [near, setNear] = useState(atFirst || !TELLS)
  useLayoutEffect(() => onNearChange(part.current, setNear), [part])
  return near
}

/**
 * Whether an item is near enough to the screen to be editable: thousands of text fields far from it would slow down
 * every frame. `startsEditable`: it is editable at first; `makeEditable` makes it so at once. The browser reports on
 * the item only while its group is near.
 */
export function useEditable(
  part: RefObject<HTMLElement | null>,
  startsEditable: boolean,
  groupNear: boolean,
) {
  const [editable, setEditable] = useState(startsEditable || !TELLS)
  // Layout effects: on a busy machine the browser reports what is near before React runs other effects. The report
  // would be missed, or undone by the effect below, and the item would stay a placeholder for good.
  useLayoutEffect(() => onNearChange(part.current, setEditable), [part])
  const wasNear = useRef(groupNear)
  useLayoutEffect(() => {
    if (!TELLS || wasNear.current === groupNear) return
    wasNear.current = groupNear
    if (!groupNear) {
      setEditable(hasFocus(part.current))
      return
    }
    // While the group was not rendered, the browser may not have reported on the item, so it is checked here.
    const look = () => setEditable((now) => now || isDrawn(part.current))
    look()
    // An item that was away only briefly is not reported either, and the browser decides only in the following frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [part, groupNear])
  // The item may have got the focus since the browser's report; a focused field must not be removed.
  const stays = editable || hasFocus(part.current)
  return { editable: stays, makeEditable: () => flushSync(() => setEditable(true)) }
}

function onNearChange(element: HTMLElement | null, tell: (near: boolean) => void): (() => void) | undefined {
  if (!element || !TELLS) return
  const onChange = (event: Event) => {
    if (event.target === element && event instanceof ContentVisibilityAutoStateChangeEvent)
      tell(!event.skipped || hasFocus(element))
  }
  element.addEventListener('contentvisibilityautostatechange', onChange)
  return () => element.removeEventListener('contentvisibilityautostatechange', onChange)
}

/** Whether the browser renders the content of an element with `content-visibility: auto`. */
function isDrawn(element: HTMLElement | null): boolean {
  return element?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true
}

function hasFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) === true
}
