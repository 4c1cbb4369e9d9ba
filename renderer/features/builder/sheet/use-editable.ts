import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether this browser tells which parts with `content-visibility: auto` it draws. */
const TELLS = 'oncontentvisibilityautostatechange' in document.documentElement

/** Whether a part with `content-visibility: auto` is near enough to the screen to be drawn. */
export function useNear(part: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const [near, setNear] = useState(atFirst || !TELLS)
  useLayoutEffect(() => onNearChange(part.current, setNear), [part])
  return near
}

/**
 * Whether an item is near enough to the screen to be edited: thousands of text fields far from it would slow down every
 * frame. `startsEditable` starts it editable; `makeEditable` makes it so at once. It tells by itself only while its group is near.
 */
export function useEditable(
  part: RefObject<HTMLElement | null>,
  startsEditable: boolean,
  groupNear: boolean,
) {
  const [editable, setEditable] = useState(startsEditable || !TELLS)
  // Layout effects: on a busy machine the browser tells what is near before React gets round to other effects. What it told
  // would be missed, or be taken back by the effect below, and the item would stay a placeholder for good.
  useLayoutEffect(() => onNearChange(part.current, setEditable), [part])
  const wasNear = useRef(groupNear)
  useLayoutEffect(() => {
    if (!TELLS || wasNear.current === groupNear) return
    wasNear.current = groupNear
    if (!groupNear) {
      setEditable(hasFocus(part.current))
      return
    }
    // While its group was not drawn, the browser may not have told anything of the item: it is drawn now as it was before.
    const look = () => setEditable((now) => now || isDrawn(part.current))
    look()
    // Who came back quickly is not told either, and the browser makes up its mind only with the frame that follows.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [part, groupNear])
  // Between what the browser told and its drawing the cursor may have come: the field that has it is not taken away.
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

/** Whether the browser draws what is in a part with `content-visibility: auto`. */
function isDrawn(element: HTMLElement | null): boolean {
  return element?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true
}

function hasFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) === true
}
