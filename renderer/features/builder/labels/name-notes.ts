import {
  changedNames,
  itemsWithSameName,
  LABELLED_FILES,
  type NameChange,
} from '../../../../shared/exchange/label-changes.ts'
import type { Question } from '../../../../shared/models/draft.ts'

/** What is to be said about the name of an item. */
export interface NameNotes {
  /** Numbers of the other items with that name, from 1. */
  sameAs: number[]
  /** What stands in the files that do not take it. */
  changes: NameChange[]
}

/** The notes by the id of the item, for those that have any. */
export function nameNotes(questions: readonly Question[]): Map<string, NameNotes> {
  const same = itemsWithSameName(questions)
  const changed = LABELLED_FILES.map((file) => changedNames(questions, file))
  return new Map(
    questions.flatMap(({ id }, at): [string, NameNotes][] => {
      const sameAs = (same[at] ?? []).map((other) => other + 1)
      const changes = changed.flatMap((inFile) => inFile[at] ?? [])
      return sameAs.length + changes.length === 0 ? [] : [[id, { sameAs, changes }]]
    }),
  )
}

/** The old notes where nothing has changed, so that nothing that shows them is rendered again. */
export function sameNotes(
  now: ReadonlyMap<string, NameNotes>,
  before: ReadonlyMap<string, NameNotes>,
): ReadonlyMap<string, NameNotes> {
  return JSON.stringify([...now]) === JSON.stringify([...before]) ? before : now
}
