import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether this browser tells which parts with `content-visibility: auto` it draws. */
const TELLS = 'oncontentvisibilityautostatechange' in document.documentElement

/** Whether a part with `content-visibility: auto` is near enough to the screen to be drawn. */
export function useNear(part: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const [near, setNear] = useState(atFirst || !TELLS)
  useEffect(() => onNearChange(part.current, setNear), [part])
  return near
}

/**
 * Whether an item is near enough to the screen to be edited: thousands of text fields far from it would slow down every
 * frame. `wakes` starts it awake; `wake` wakes it at once. It tells by itself only while its group is near.
 */
export function useAwake(part: RefObject<HTMLElement | null>, wakes: boolean, groupNear: boolean) {
  const [awake, setAwake] = useState(wakes || !TELLS)
  useEffect(() => onNearChange(part.current, setAwake), [part])
  useEffect(() => {
    if (!groupNear && TELLS) setAwake(hasFocus(part.current))
  }, [part, groupNear])
  return { awake, wake: () => flushSync(() => setAwake(true)) }
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

function hasFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) === true
}
