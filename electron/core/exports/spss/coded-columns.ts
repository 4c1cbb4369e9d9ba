import type { Cell } from '../../../../shared/exchange/tables/csv.ts'
import type { CodedVariable, ExportTable } from '../export-table.ts'

/** A column of the file of codes, with what the codebook says of it. */
export interface CodedColumn extends CodedVariable {
  cells: Cell[]
}

/** The columns of the file of codes. Each belongs to its variable by its place and not by its name. */
export function codedColumns({ variables = [], rows }: ExportTable): CodedColumn[] {
  return variables.map((variable, at) => ({ ...variable, cells: rows.map((row) => row[at] ?? null) }))
}
