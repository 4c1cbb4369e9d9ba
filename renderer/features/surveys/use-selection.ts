import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import type { SurveyFilter } from '../../../shared/models/survey-list.ts'
import { client } from '../../lib/api.ts'
import { type Picks, pickRange, picksOf, rangeBetween, togglePick } from '../../lib/picks.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/** Surveys picked in the list, by id. */
export interface Selection {
  surveys: ReadonlyMap<string, SurveySummary>
  /** Picks the row or lets it go; `extend` picks all rows from the one before to this, in place of the range before. */
  select(index: number, extend: boolean): void
  /** Picks these and no others. */
  selectAll(surveys: readonly SurveySummary[]): void
  clear(): void
}

interface Picked {
  filter: SurveyFilter
  picks: Picks<string>
  /** What the picked surveys showed when they were picked. */
  known: ReadonlyMap<string, SurveySummary>
}

/** `rowAt` gives what stands in a row, if it is loaded. Under another filter nothing is picked: who acts sees on what. */
export function useSelection(
  filter: SurveyFilter,
  rowAt: RefObject<(index: number) => SurveySummary | null>,
): Selection {
  const [picked, setPicked] = useState<Picked>(() => nothing(filter))
  const anchor = useRef(0)
  /** Counts what the person picked: a range that was fetched for an earlier step comes too late. */
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
      // Rows far from those in view are not here: who acts on the range must not leave them out.
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
  const clear = useCallback(() => {
    step.current += 1
    setPicked(nothing(filter))
  }, [filter])
  return useMemo(() => {
    const { picks, known } = picked.filter === filter ? picked : nothing(filter)
    const surveys = new Map([...known].filter(([id]) => picks.chosen.has(id)))
    return { surveys, select, selectAll, clear }
  }, [picked, filter, select, selectAll, clear])
}

function nothing(filter: SurveyFilter): Picked {
  return { filter, picks: picksOf([]), known: new Map() }
}
