import type { CrossBase } from '../../../../shared/analysis/cross-tabulate.ts'

/** The content of the cells of a cross-table: percentages of one of three bases, or counts. */
export type CellMode = CrossBase | 'counts'

export const CELL_MODES: readonly CellMode[] = ['column', 'row', 'total', 'counts']

/** The variables that items are broken down by; the same for all items of a run. */
export interface Banner {
  /** Keys of the variables, in their order from left to right. */
  chosen: readonly string[]
  mode: CellMode
}

export const NO_BANNER: Banner = { chosen: [], mode: 'column' }
