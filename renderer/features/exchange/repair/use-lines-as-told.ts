import { useEffect, useMemo, useRef } from 'react'
import { arrangeLines } from '../../../../shared/exchange/arrange-lines.ts'
import type { SourceLine, Told } from '../../../../shared/exchange/source-lines.ts'

interface Reading {
  /** Whether the source is being read again with what was told last. */
  rereading: boolean
  /** Whether nothing was read with what is told now, and the result is the one before. */
  isRefused: boolean
}

/**
 * The lines with what is told of them now. While the source is being read again they are what they were when the same
 * was told last, if it was: so after an undo lines are at once what they were, also where that was never read, because
 * the next thing was told too soon. Otherwise, and where nothing was read with what is told, they are those of the last
 * reading, with what was just told done to them.
 */
export function useLinesAsTold(
  lines: readonly SourceLine[],
  told: Told,
  { rereading, isRefused }: Reading,
): readonly SourceLine[] {
  const shownBefore = useRef(new WeakMap<Told, readonly SourceLine[]>())
  const shown = useMemo(() => {
    if (!rereading && !isRefused) return lines
    const known = shownBefore.current.get(told)
    if (known && rereading) return known
    const arranged = known ?? arrangeLines(lines, told)
    // With lines that make no survey there are no items.
    return isRefused ? arranged.map((line) => ({ ...line, item: null })) : arranged
  }, [lines, told, rereading, isRefused])
  useEffect(() => {
    if (!rereading || !shownBefore.current.has(told)) shownBefore.current.set(told, shown)
  }, [shown, told, rereading])
  return shown
}
