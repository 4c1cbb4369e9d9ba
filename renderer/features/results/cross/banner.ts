import type { CrossBase } from '../../../../shared/analysis/cross-tabulate.ts'

/** What the cells of a cross-table show: percentages of one of three bases, or counts. */
export type CellMode = CrossBase | 'counts'

export const CELL_MODES: readonly CellMode[] = ['column', 'row', 'total', 'counts']

/** What items are broken down by, for all items of a run alike. */
export interface Banner {
  /** Names of the variables, in the order in which they stand beside each other. */
  chosen: readonly string[]
  mode: CellMode
}

export const NO_BANNER: Banner = { chosen: [], mode: 'column' }
