import { useMemo } from 'react'
import { useAnnotations } from '../annotations/annotations-context.ts'
import { bySuspicion, type ItemMarks } from '../diagnosis/item-marks.ts'

/**
 * Positions of the items in the order that the person chose for the list.
 *
 * @param total how many items there are
 * @param marks what is suspect in each item; null until it was looked at
 */
export function useItemPositions(total: number, marks: readonly ItemMarks[] | null): readonly number[] {
  const { order } = useAnnotations()
  return useMemo(
    () =>
      order === 'suspicion' && marks ? bySuspicion(marks) : Array.from({ length: total }, (_, at) => at),
    [order, marks, total],
  )
}
