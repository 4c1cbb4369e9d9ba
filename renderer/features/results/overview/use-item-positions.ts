import { useMemo } from 'react'
import { useAnnotations } from '../annotations/annotations-context.ts'
import { bySuspicion, type ItemMarks } from '../diagnosis/item-marks.ts'

/**
 * Positions of the items in the order that the person chose for the list.
 *
 * @param total number of items
 * @param marks the marks of each item; null until the run was diagnosed
 */
export function useItemPositions(total: number, marks: readonly ItemMarks[] | null): readonly number[] {
  const { order } = useAnnotations()
  return useMemo(
    () =>
      order === 'suspicion' && marks ? bySuspicion(marks) : Array.from({ length: total }, (_, at) => at),
    [order, marks, total],
  )
}
