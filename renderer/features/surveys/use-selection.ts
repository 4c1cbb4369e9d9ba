import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import type { SurveyFilter } from '../../../shared/models/survey-list.ts'
import { client } from '../../lib/api.ts'
import { type Picks, pickRange, picksOf, rangeBetween, togglePick } from '../../lib/picks.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/** The surveys selected in the list, by id. */
export interface Selection {
  surveys: ReadonlyMap<string, SurveySummary>
  /**
   * Selects or deselects a row; `extend` selects all rows from the previous one to this, in place of the previous
   * range.
   */
  select(index: number, extend: boolean): void
  /** Selects exactly these surveys. */
  selectAll(surveys: readonly SurveySummary[]): void
  /** Says what has become of surveys: those that are selected stay so, unless they have left the list. */
  renew(surveys: readonly SurveySummary[], left: ReadonlySet<string>): void
  clear(): void
}

interface Picked {
  filter: SurveyFilter
  picks: Picks<string>
  /** The selected surveys as they were when they were selected. */
  known: ReadonlyMap<string, SurveySummary>
}

/**
 * `rowAt` returns the survey of a row, if it is loaded. With another filter nothing is selected, so that actions apply
 * only to surveys that can be seen.
 */
export function useSelection(
  filter: SurveyFilter,
  rowAt: RefObject<(index: number) => SurveySummary | null>,
): Selection {
  const [picked, setPicked] = useState<Picked>(() => nothing(filter))
  const anchor = useRef(0)
  /** Counts selections: a range that was loaded for an earlier one is dropped. */
  const step = useRef(0)

  const change = useCallback(
    (seen: readonly SurveySummary[], next: (picks: Picks<string>) => Picks<string>) =>
      setPicked((last) => {
        const { picks, known } = last.filter === filter ? last : nothing(filter)
        return {
          filter,
          picks: next(picks),
          known: new Map([...known, ...seen.map((row) => [row.id, row] as const)]),
        }
      }),
    [filter],
  )
  const select = useCallback(
    (index: number, extend: boolean) => {
      step.current += 1
      if (!extend) {
        anchor.current = index
        const survey = rowAt.current(index)
        if (survey) change([survey], (picks) => togglePick(picks, survey.id))
        return
      }
      const { from, to } = rangeBetween(anchor.current, index)
      const pick = (rows: readonly SurveySummary[]) =>
        change(rows, (picks) =>
          pickRange(
            picks,
            rows.map(({ id }) => id),
          ),
        )
      const rows = Array.from({ length: to - from + 1 }, (_, at) => rowAt.current(from + at))
      const here = rows.filter((row) => row !== null)
      if (here.length === rows.length) return pick(here)
      // Rows far from the view are not loaded, but must be part of the range.
      const asked = step.current
      client.surveys.list({ ...filter, offset: from, limit: rows.length }).then((page) => {
        if (asked === step.current) pick(page.rows)
      }, tellProblem)
    },
    [filter, rowAt, change],
  )
  const selectAll = useCallback(
    (all: readonly SurveySummary[]) => {
      step.current += 1
      change(all, () => picksOf(all.map(({ id }) => id)))
    },
    [change],
  )
  const renew = useCallback(
    (surveys: readonly SurveySummary[], left: ReadonlySet<string>) =>
      change(surveys, (picks) =>
        left.size === 0 ? picks : picksOf([...picks.chosen].filter((id) => !left.has(id))),
      ),
    [change],
  )
  const clear = useCallback(() => {
    step.current += 1
    setPicked(nothing(filter))
  }, [filter])
  return useMemo(() => {
    const { picks, known } = picked.filter === filter ? picked : nothing(filter)
    const surveys = new Map([...known].filter(([id]) => picks.chosen.has(id)))
    return { surveys, select, selectAll, renew, clear }
  }, [picked, filter, select, selectAll, renew, clear])
}

function nothing(filter: SurveyFilter): Picked {
  return { filter, picks: picksOf([]), known: new Map() }
}
