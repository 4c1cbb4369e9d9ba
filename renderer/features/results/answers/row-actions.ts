import { useLayoutEffect, useRef, useState } from 'react'
import type { AnswerTag } from '../../../../shared/models/answer-tag.ts'

/** The actions of a row in the list of answers. Personas are identified by their position in the results. */
export interface RowActions {
  /** Opens the persona's card. */
  open(persona: number): void
  /** Selects a row or deselects it; `toHere`: together with all rows from the last one selected. */
  select(order: number, toHere: boolean): void
  /** Keeps the answer as a quote, or removes it from the quotes. */
  quote(persona: number): void
  /** Filters by a tag. */
  pick(tag: AnswerTag): void
  /** Opens the dialog in which tags are edited. */
  manage(): void
}

/**
 * The same actions in an object that never changes, so that thousands of rows are not rendered again for new functions.
 */
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
