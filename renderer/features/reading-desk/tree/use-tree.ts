import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { DeskSubject, TreeRow } from '../../../../shared/models/reading-desk.ts'
import { useDeskCalls } from '../desk-calls.ts'
import { parentPath } from './parent-path.ts'

/** Number of rows loaded at once, and how far before the view they begin, so that slow scrolling shows no gap. */
const WINDOW = 500
const BEFORE = 100
const PART = 200

/** Most unfolded places that the core accepts. */
const MOST_OPEN = 20_000

interface Unfolded {
  paths: ReadonlySet<string>
  /** A new number for each change, which identifies the set of unfolded places without listing it. */
  edition: number
}

let editions = 0
const unfold = (paths: ReadonlySet<string>): Unfolded => {
  editions += 1
  return { paths, edition: editions }
}

/** The tree of a payload: its rows, the current row, and what is unfolded. */
export function useTree(subject: DeskSubject, payloadId: string) {
  const { readingDesk } = useDeskCalls()
  const [open, setOpen] = useState(() => unfold(new Set()))
  const [at, setAt] = useState(0)
  /** The first row in view, in units of `PART` rows. */
  const [part, setPart] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const offset = Math.max(0, part * PART - BEFORE)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['desk', 'rows', subject, payloadId, open.edition, offset],
    queryFn: async ({ signal }) => {
      const input = { subject, payloadId, open: [...open.paths], offset, limit: WINDOW }
      return { ...(await readingDesk.rows(input, { signal })), offset }
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
  })
  const total = data?.total ?? 0
  const rowAt = useCallback((index: number): TreeRow | undefined => data?.rows[index - data.offset], [data])
  const isOpen = useCallback((path: string) => open.paths.has(path), [open])

  /** Unfolds or folds a row; the root is always unfolded. */
  const toggle = useCallback(
    (path: string) =>
      setOpen(({ paths }) => {
        const next = new Set(paths)
        if (!next.delete(path) && next.size < MOST_OPEN) next.add(path)
        return unfold(next)
      }),
    [],
  )

  /** Unfolds everything around a place and makes it the current row. Returns whether it exists. */
  const reveal = useCallback(
    async (path: string, around: readonly string[] = []): Promise<boolean> => {
      const wanted = new Set([...open.paths, ...around])
      const place = await readingDesk.locate({ subject, payloadId, open: [...wanted], path })
      if (place.at === null) return false
      for (const each of place.open) wanted.add(each)
      // Everything that contains the place must be unfolded for it to be visible.
      setOpen(unfold(wanted))
      setAt(place.at)
      return true
    },
    [open, readingDesk, subject, payloadId],
  )

  /** Goes to the parent of the row at `index`: among the loaded rows, or by a search. */
  const goToParent = useCallback(
    (index: number) => {
      const row = rowAt(index)
      const path = row && parentPath(row.path)
      if (!path) return
      for (let before = index - 1; before >= 0; before -= 1) {
        const other = rowAt(before)
        if (!other) break
        if (other.path === path) return setAt(before)
      }
      void reveal(path).catch(() => undefined)
    },
    [rowAt, reveal],
  )

  return useMemo(
    () => ({
      list,
      total,
      at: Math.min(at, Math.max(0, total - 1)),
      error,
      refetch,
      isLoaded: data !== undefined,
      isWaiting: isPlaceholderData,
      rowAt,
      isOpen,
      toggle,
      reveal,
      goTo: setAt,
      goToParent,
      /** To be called with the first row in view. */
      lookAt: (first: number) => setPart(Math.floor(first / PART)),
    }),
    [total, at, error, refetch, data, isPlaceholderData, rowAt, isOpen, toggle, reveal, goToParent],
  )
}
export type Tree = ReturnType<typeof useTree>
