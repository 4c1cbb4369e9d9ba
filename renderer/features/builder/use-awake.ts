import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether this browser tells which parts with `content-visibility: auto` it draws. */
const TELLS = 'oncontentvisibilityautostatechange' in document.documentElement

/**
 * Whether an item is near enough to the screen to be edited: thousands of text fields far from it would slow down every
 * frame. `wakes` starts it awake; `wake` wakes it at once.
 */
export function useAwake(part: RefObject<HTMLElement | null>, wakes: boolean) {
  const [awake, setAwake] = useState(wakes || !TELLS)
  useEffect(() => {
    const element = part.current
    if (!element || !TELLS) return
    const onChange = (event: Event) => {
      if (event.target === element && event instanceof ContentVisibilityAutoStateChangeEvent)
        setAwake(!event.skipped || element.contains(document.activeElement))
    }
    element.addEventListener('contentvisibilityautostatechange', onChange)
    return () => element.removeEventListener('contentvisibilityautostatechange', onChange)
  }, [part])
  return { awake, wake: () => flushSync(() => setAwake(true)) }
}
