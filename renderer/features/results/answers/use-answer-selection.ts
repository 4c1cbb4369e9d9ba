import { useMemo, useRef, useState } from 'react'
import type { Answer } from '../../../../shared/models/results.ts'

/** Which of the shown answers are selected. */
export interface AnswerSelection {
  /** By the persona's position. Contains only answers that are shown and can be tagged. */
  selected: ReadonlySet<number>
  /** Selects or deselects the answer at this place of the list; `toHere`: with all from the previous such place. */
  toggle(order: number, toHere: boolean): void
  /** Selects the answers from one place of the list to another. */
  range(from: number, to: number): void
  /** Selects all answers that are shown. */
  all(): void
  none(): void
}

/** The selection in a list of answers. An answer that the filter hides does not count as selected meanwhile. */
export function useAnswerSelection(
  answers: readonly Answer[],
  mayCarry: ((persona: number) => boolean) | undefined,
): AnswerSelection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  /** The persona whose answer was last selected or deselected. */
  const last = useRef<number | null>(null)
  const selected = useMemo(() => {
    if (chosen.size === 0) return chosen
    const shown = answers.map(({ respondent }) => respondent)
    return new Set(shown.filter((persona) => chosen.has(persona)))
  }, [chosen, answers])
  const choose = (personas: readonly number[], on: boolean) => {
    const next = new Set(selected)
    for (const persona of personas) {
      if (on && (mayCarry?.(persona) ?? false)) next.add(persona)
      else next.delete(persona)
    }
    setChosen(next)
  }
  return {
    selected,
    toggle(order, toHere) {
      const persona = answers[order]?.respondent
      if (persona === undefined) return
      const from = answers.findIndex(({ respondent }) => respondent === last.current)
      const range = toHere && from !== -1 ? [Math.min(from, order), Math.max(from, order)] : [order, order]
      const [first = order, end = order] = range
      choose(
        answers.slice(first, end + 1).map(({ respondent }) => respondent),
        (toHere && from !== -1) || !selected.has(persona),
      )
      last.current = persona
    },
    range(from, to) {
      const [first, end] = [Math.min(from, to), Math.max(from, to)]
      choose(
        answers.slice(first, end + 1).map(({ respondent }) => respondent),
        true,
      )
      last.current = answers[from]?.respondent ?? null
    },
    all: () =>
      choose(
        answers.map(({ respondent }) => respondent),
        true,
      ),
    none: () => setChosen(new Set()),
  }
}
