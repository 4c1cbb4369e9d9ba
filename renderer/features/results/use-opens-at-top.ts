import { type RefObject, useLayoutEffect, useRef } from 'react'
import { paneAround } from '../../ui/pane-around.ts'

/**
 * Brings the beginning of an item into view when it opens, if the one before it had been scrolled past there. Not where
 * a search led to one of its answers, which is brought into view instead.
 */
export function useOpensAtTop(isLed: boolean): RefObject<HTMLElement | null> {
  const item = useRef<HTMLElement>(null)
  const isLedAtFirst = useRef(isLed)
  useLayoutEffect(() => {
    const { current } = item
    if (!current || isLedAtFirst.current) return
    const pane = paneAround(current)
    if (pane && current.getBoundingClientRect().top < pane.getBoundingClientRect().top)
      current.scrollIntoView({ block: 'start' })
  }, [])
  return item
}
