import { useLayoutEffect, useRef, useState } from 'react'
import type { AnswerTag } from '../../../../shared/models/answer-tag.ts'

/** What can be done with a row of the list of answers. Personas are told by their position in the results. */
export interface RowActions {
  /** Opens the persona's card. */
  open(persona: number): void
  /** Chooses a row or lets it go; `toHere`: with all rows from the one that was chosen last. */
  select(order: number, toHere: boolean): void
  /** Keeps the answer as a quote, or takes it out. */
  quote(persona: number): void
  /** Filters by a tag. */
  pick(tag: AnswerTag): void
  /** Opens the list in which tags are edited. */
  manage(): void
}

/** The same actions in an object that never changes: thousands of rows are not drawn again because what they may do is new. */
export function useSteadyActions(actions: RowActions): RowActions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [steady] = useState<RowActions>(() => ({
    open: (persona) => latest.current.open(persona),
    select: (order, toHere) => latest.current.select(order, toHere),
    quote: (persona) => latest.current.quote(persona),
    pick: (tag) => latest.current.pick(tag),
    manage: () => latest.current.manage(),
  }))
  return steady
}
