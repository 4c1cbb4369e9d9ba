import type { DeskNeed } from '../../../shared/models/reading-desk.ts'

/** What a row of the tree is read as. */
export interface RowMark {
  need: DeskNeed
  /** The number of the persona that it belongs to, from 1; null where that is not known. */
  persona: number | null
  recognised: boolean
}
