import { useMemo, useState } from 'react'

/** The lines about which the person speaks: one, or several in a row. */
export interface LineCursor {
  /** The current line. */
  at: number
  /** All selected lines, in order; the current one is the first or the last of them. */
  places: readonly number[]
  has(place: number): boolean
  /** Makes a line the current one; `extends` selects all lines up to it as well. */
  goTo(place: number, extend?: boolean): void
}

/** The current line of a list of `count` lines, which may become fewer or more. */
export function useLineCursor(count: number, start: number): LineCursor {
  const [now, set] = useState({ at: start, anchor: start })
  const at = within(now.at, count)
  const anchor = within(now.anchor, count)
  return useMemo(() => {
    const [first, last] = [Math.min(at, anchor), Math.max(at, anchor)]
    return {
      at,
      places: Array.from({ length: last - first + 1 }, (_, nth) => first + nth),
      has: (place) => place >= first && place <= last,
      goTo(place, extend = false) {
        const to = Math.max(0, place)
        set((before) => ({ at: to, anchor: extend ? before.anchor : to }))
      },
    }
  }, [at, anchor])
}

const within = (place: number, count: number) => Math.max(0, Math.min(place, count - 1))
