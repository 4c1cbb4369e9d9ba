import type { Question } from '../../../../shared/models/draft.ts'
import type { DraftState, DraftStore } from './draft-store.ts'

/** Cached, because hundreds of items look up their position at every change. */
let known: { questions: readonly Question[]; places: ReadonlyMap<string, number> } | null = null

function placesOf(questions: readonly Question[]): ReadonlyMap<string, number> {
  if (known?.questions !== questions)
    known = { questions, places: new Map(questions.map(({ id }, at) => [id, at])) }
  return known.places
}

/** The item with an id. */
export function questionOf({ history }: Pick<DraftState, 'history'>, id: string): Question | undefined {
  const { questions } = history.present
  return questions[placesOf(questions).get(id) ?? -1]
}

/** The position of an item, from 0; -1 where it no longer exists. */
export function positionOf(store: Pick<DraftStore, 'getState'>, id: string): number {
  return placesOf(store.getState().history.present.questions).get(id) ?? -1
}
