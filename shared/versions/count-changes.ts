import type { DraftDifference, FieldChange } from './compare-drafts.ts'

/** Numbers of changes, as a summary for a person. An item may count in several of them. */
export interface ChangeCounts {
  added: number
  removed: number
  reworded: number
  moved: number
  retyped: number
  /** Items whose options changed. */
  options: number
  /** Items of which the name of the variable changed. */
  renamed: number
  /** Items of which the codes of options changed. */
  recoded: number
  /** Findings of the wording checker that were dismissed or reopened. */
  dismissals: number
  fields: FieldChange['field'][]
}

/** Counts the changes in a difference. */
export function countChanges({ items, fields, dismissals }: DraftDifference): ChangeCounts {
  const count = (holds: (item: DraftDifference['items'][number]) => boolean) => items.filter(holds).length
  return {
    added: count(({ before }) => before === null),
    removed: count(({ after }) => after === null),
    reworded: count(({ reworded }) => reworded),
    moved: count(({ moved }) => moved),
    retyped: count(({ retyped }) => retyped),
    options: count(({ optionsChanged }) => optionsChanged),
    renamed: count(({ renamed }) => renamed),
    recoded: count(({ recoded }) => recoded),
    dismissals: dismissals.added.length + dismissals.removed.length,
    fields: fields.map(({ field }) => field),
  }
}
