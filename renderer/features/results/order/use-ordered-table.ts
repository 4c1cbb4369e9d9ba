import { useMemo } from 'react'
import { readItemWords } from '../../../../shared/analysis/diagnostics/item-view.ts'
import { bySize } from '../../../../shared/analysis/option-order.ts'
import type { Tabulation } from '../../../../shared/analysis/tabulate.ts'
import type { RunAnnotations } from '../../../../shared/models/annotations.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { useAnnotations } from '../annotations/annotations-context.ts'

/** An item's table with its options in the order that the person chose; for table, chart, chart file and print. */
export function useOrderedTable(
  question: Question | undefined,
  table: Tabulation | undefined,
): Tabulation | undefined {
  const { bars } = useAnnotations()
  return useMemo(
    () => (question && table ? orderedTable(question, table, bars) : table),
    [question, table, bars],
  )
}

/** The same outside of a component. */
export function orderedTable(
  question: Question,
  table: Tabulation,
  bars: RunAnnotations['bars'],
): Tabulation {
  return bars === 'size' ? bySize(table, readItemWords(question).waysOut) : table
}
