import type { DraftDifference, ItemChange } from '../../../shared/versions/compare-drafts.ts'

/** A changed item, or a number of consecutive unchanged ones. */
export type FoldedItem =
  | { kind: 'changed'; key: string; item: ItemChange }
  | { kind: 'same'; key: string; count: number }

/** The items of a difference in order, with unchanged ones combined. */
export function foldItems({ items }: DraftDifference): FoldedItem[] {
  const folded: FoldedItem[] = []
  for (const item of items) {
    const last = folded.at(-1)
    const key = `${item.before?.at ?? ''}>${item.after?.at ?? ''}`
    if (!item.same) folded.push({ kind: 'changed', key, item })
    else if (last?.kind === 'same') last.count += 1
    else folded.push({ kind: 'same', key, count: 1 })
  }
  return folded
}

/** The kinds of change of an item, in the order in which they are shown. */
export function marksOf(
  item: ItemChange,
): ('added' | 'removed' | 'moved' | 'reworded' | 'retyped' | 'options' | 'renamed' | 'recoded')[] {
  if (item.before === null) return ['added']
  if (item.after === null) return ['removed']
  return [
    ...(item.moved ? (['moved'] as const) : []),
    ...(item.reworded ? (['reworded'] as const) : []),
    ...(item.retyped ? (['retyped'] as const) : []),
    ...(item.optionsChanged ? (['options'] as const) : []),
    ...(item.renamed ? (['renamed'] as const) : []),
    ...(item.recoded ? (['recoded'] as const) : []),
  ]
}
