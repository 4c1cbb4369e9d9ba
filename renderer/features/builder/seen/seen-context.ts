import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import type { SeenItem, SeenRun } from '../../../../shared/analysis/seen-item.ts'
import { api } from '../../../lib/api.ts'

/** What the newest run with answers showed, by item id. */
export interface SeenItems {
  run: SeenRun['run']
  items: ReadonlyMap<string, SeenItem>
}

/** Null until it is loaded, and before the first run that has answers. */
export const SeenContext = createContext<SeenItems | null>(null)

/** Loads it once for all items of a survey; typing causes no requests. */
export function useSeenRun(surveyId: string): SeenItems | null {
  const { data } = useQuery(api.runs.seen.queryOptions({ input: { surveyId } }))
  return useMemo(
    () =>
      data ? { run: data.run, items: new Map(data.items.map((item) => [item.question.id, item])) } : null,
    [data],
  )
}

/** What was seen of one item, and in which run: see `SeenItem`. Null where the newest run does not have the item. */
export function useSeenItem(id: string): { run: SeenRun['run']; seen: SeenItem } | null {
  const all = use(SeenContext)
  const seen = all?.items.get(id)
  return all && seen ? { run: seen.olderRun ?? all.run, seen } : null
}
