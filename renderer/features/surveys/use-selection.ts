import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import type { SurveyFilter } from '../../../shared/models/survey-list.ts'
import { client } from '../../lib/api.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/** Surveys picked in the list, by id. */
export interface Selection {
  surveys: ReadonlyMap<string, SurveySummary>
  /** Picks the row or lets it go; `extend` picks all rows from the one before to this. */
  select(index: number, extend: boolean): void
  /** Picks these and no others. */
  selectAll(surveys: readonly SurveySummary[]): void
  clear(): void
}

const NONE: Selection['surveys'] = new Map()

/** `rowAt` gives what stands in a row, if it is loaded. Under another filter nothing is picked: who acts sees on what. */
export function useSelection(
  filter: SurveyFilter,
  rowAt: RefObject<(index: number) => SurveySummary | null>,
): Selection {
  const [picked, setPicked] = useState({ filter, surveys: NONE })
  const surveys = picked.filter === filter ? picked.surveys : NONE
  const anchor = useRef(0)

  const add = useCallback(
    (rows: readonly SurveySummary[]) =>
      setPicked((picked) => {
        const next = new Map(picked.filter === filter ? picked.surveys : NONE)
        for (const survey of rows) next.set(survey.id, survey)
        return { filter, surveys: next }
      }),
    [filter],
  )
  const select = useCallback(
    (index: number, extend: boolean) => {
      if (extend) {
        const from = Math.min(anchor.current, index)
        const to = Math.max(anchor.current, index)
        const rows = Array.from({ length: to - from + 1 }, (_, at) => rowAt.current(from + at))
        const here = rows.filter((row) => row !== null)
        // Rows far from those in view are not here: who acts on the range must not leave them out.
        if (here.length === rows.length) add(here)
        else
          client.surveys
            .list({ ...filter, offset: from, limit: rows.length })
            .then((page) => add(page.rows), tellProblem)
        return
      }
      anchor.current = index
      const survey = rowAt.current(index)
      if (!survey) return
      setPicked((picked) => {
        const next = new Map(picked.filter === filter ? picked.surveys : NONE)
        if (!next.delete(survey.id)) next.set(survey.id, survey)
        return { filter, surveys: next }
      })
    },
    [filter, rowAt, add],
  )
  const selectAll = useCallback(
    (all: readonly SurveySummary[]) =>
      setPicked({ filter, surveys: new Map(all.map((survey) => [survey.id, survey])) }),
    [filter],
  )
  const clear = useCallback(() => setPicked({ filter, surveys: NONE }), [filter])
  return useMemo(() => ({ surveys, select, selectAll, clear }), [surveys, select, selectAll, clear])
}
