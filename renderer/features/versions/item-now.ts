import type { DraftDifference } from '../../../shared/versions/compare-drafts.ts'

/** Where an item of a version is now. */
export interface ItemNow {
  /** Its position in the version, from 0. */
  at: number
  /** Its id in the present draft, which differs if it was typed again; null if it was removed. */
  id: string | null
}

/** Finds an item of the earlier draft in the later one; null if the earlier one has no such item. */
export function findItemNow({ items }: Pick<DraftDifference, 'items'>, item: string): ItemNow | null {
  for (const { before, after } of items)
    if (before?.entry.id === item) return { at: before.at, id: after?.entry.id ?? null }
  return null
}
