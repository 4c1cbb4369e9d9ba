import type { CrossVariable } from '../../../../shared/models/cross-variable.ts'
import type { SheetSource, SheetTable } from './workbook-sheet.ts'

/** What is broken down by one variable: its name, and the rows. */
export type TableBy = SheetTable & { by: string }

/**
 * The tables of the variables that the person chose, one below the other under one head; null where all are empty. `by`:
 * the names of the variables that have rows.
 */
export function byVariables(
  source: SheetSource,
  tableBy: (variable: CrossVariable, source: SheetSource) => TableBy | null,
): (SheetTable & { by: string[] }) | null {
  const tables = (source.input.by ?? []).flatMap((variable) => tableBy(variable, source) ?? [])
  const [first] = tables
  if (!first) return null
  return {
    by: tables.map(({ by }) => by),
    header: first.header,
    rows: tables.flatMap(({ rows }) => rows),
  }
}
