import type { DraftDifference } from '../../../shared/versions/compare-drafts.ts'

/** What became of an item of a version. */
export interface ItemNow {
  /** Its position in the version, from 0. */
  at: number
  /** Its id in the present draft, where one typed again has another; null where it was removed. */
  id: string | null
}

/** Finds an item of the earlier draft in the later one; null where the earlier one has no such item. */
export function findItemNow({ items }: Pick<DraftDifference, 'items'>, item: string): ItemNow | null {
  for (const { before, after } of items)
    if (before?.entry.id === item) return { at: before.at, id: after?.entry.id ?? null }
  return null
}
