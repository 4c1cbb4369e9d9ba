import type { Question } from '../../../../shared/models/draft.ts'

/** Kinds of steps whose place names an item after the kind: "note:q12", "sign:q12:blank". */
const OF_ITEMS = ['decision', 'note', 'sign', 'variable']

/** The position of the item that a step changed; null for a step that changed something else. */
export function itemOfStep(place: string, questions: readonly Pick<Question, 'id'>[]): number | null {
  const [kind = '', ...rest] = place.split(':')
  if (!OF_ITEMS.includes(kind)) return null
  const named = rest.join(':')
  const at = questions.findIndex(({ id }) => named === id || named.startsWith(`${id}:`))
  return at === -1 ? null : at
}
