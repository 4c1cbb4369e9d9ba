import type { Cell } from '../../../../shared/exchange/tables/csv.ts'
import type { CodedVariable, ExportTable } from '../export-table.ts'

/** A column of the file of codes, with what the codebook says of it. */
export interface CodedColumn extends CodedVariable {
  cells: Cell[]
  /** The cells without a filter. The type does not depend on one, so that files of one run can be joined. */
  unfiltered: Cell[]
}

/** The columns of the file of codes. Each belongs to its variable by its place and not by its name. */
export function codedColumns({ variables = [], rows }: ExportTable, all: ExportTable): CodedColumn[] {
  const columnOf = (rows: readonly Cell[][], at: number) => rows.map((row) => row[at] ?? null)
  return variables.map((variable, at) => ({
    ...variable,
    cells: columnOf(rows, at),
    unfiltered: columnOf(all.rows, at),
  }))
}
