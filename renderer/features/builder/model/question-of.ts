import type { Question } from '../../../../shared/models/draft.ts'
import type { DraftState, DraftStore } from './draft-store.ts'

/** Hundreds of items look for themselves at every change: the places of a list are found once for all of them. */
let known: { questions: readonly Question[]; places: ReadonlyMap<string, number> } | null = null

function placesOf(questions: readonly Question[]): ReadonlyMap<string, number> {
  if (known?.questions !== questions)
    known = { questions, places: new Map(questions.map(({ id }, at) => [id, at])) }
  return known.places
}

/** An item by its id. */
export function questionOf({ history }: Pick<DraftState, 'history'>, id: string): Question | undefined {
  const { questions } = history.present
  return questions[placesOf(questions).get(id) ?? -1]
}

/** The position of an item, from 0; -1 where it is gone. */
export function positionOf(store: Pick<DraftStore, 'getState'>, id: string): number {
  return placesOf(store.getState().history.present.questions).get(id) ?? -1
}
