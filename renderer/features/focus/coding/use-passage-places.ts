import { type RefObject, useLayoutEffect, useState } from 'react'
import type { PlacedPassage } from '../../../../shared/transcripts/place-passages.ts'
import { useCoding } from './coding-context.ts'
import { tint } from './highlights.ts'
import { rangeIn } from './selected-stretches.ts'

/** Where a passage stands in the element that shows its turn, in pixels from its top. */
export interface PassagePlace {
  top: number
  bottom: number
}

const NOWHERE: PassagePlace = { top: 0, bottom: 0 }

/**
 * Tints the passages of a turn, and measures where they stand: again whenever the passages, the width, or the text's
 * elements (marks of the find) change. In the order of `passages`.
 */
export function usePassagePlaces(
  said: RefObject<HTMLElement | null>,
  passages: readonly PlacedPassage[],
  visited: string | null,
): readonly PassagePlace[] {
  const { codes } = useCoding()
  const [places, setPlaces] = useState<readonly PassagePlace[]>([])
  useLayoutEffect(() => {
    const element = said.current
    if (!element || passages.length === 0) return
    let ends: (() => void)[] = []
    const untint = () => {
      for (const end of ends) end()
      ends = []
    }
    const measure = () => {
      untint()
      const { top } = element.getBoundingClientRect()
      const found = passages.map(({ passage, start, end }) => {
        const range = rangeIn(element, start, end)
        if (!range) return NOWHERE
        const colour = codes.get(passage.codes[0] ?? '')?.colour ?? 'slate'
        ends.push(tint(passage.id === visited ? 'visited-passage' : `coded-${colour}`, [range]))
        const box = range.getBoundingClientRect()
        return { top: Math.round(box.top - top), bottom: Math.round(box.bottom - top) }
      })
      setPlaces((before) => (isSame(before, found) ? before : found))
    }
    measure()
    const resizing = new ResizeObserver(measure)
    resizing.observe(element)
    const changing = new MutationObserver(measure)
    changing.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      untint()
      resizing.disconnect()
      changing.disconnect()
    }
  }, [said, passages, codes, visited])
  return places
}

function isSame(before: readonly PassagePlace[], now: readonly PassagePlace[]): boolean {
  return (
    before.length === now.length &&
    now.every(({ top, bottom }, at) => before[at]?.top === top && before[at]?.bottom === bottom)
  )
}
