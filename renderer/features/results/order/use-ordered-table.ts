import { useMemo } from 'react'
import { readItemWords } from '../../../../shared/analysis/diagnostics/item-view.ts'
import { bySize } from '../../../../shared/analysis/option-order.ts'
import type { Tabulation } from '../../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { useAnnotations } from '../annotations/annotations-context.ts'

/** An item's table with its options in the order that the person chose; for table, chart, chart file and print. */
export function useOrderedTable(
  question: Question | undefined,
  table: Tabulation | undefined,
): Tabulation | undefined {
  const { bars } = useAnnotations()
  return useMemo(
    () => (question && table && bars === 'size' ? bySize(table, readItemWords(question).waysOut) : table),
    [question, table, bars],
  )
}
