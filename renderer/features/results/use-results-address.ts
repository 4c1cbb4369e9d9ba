import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Question } from '../../../shared/models/draft.ts'
import { type FilterGroups, filterGroupsSchema } from '../../../shared/models/results-filter.ts'
import { keptByRun } from './kept-by-run.ts'

const filters = keptByRun<FilterGroups>([])

/** The part of the address that concerns a run's results: the open item and the filter. */
interface ResultsAddress {
  position: number
  groups: FilterGroups
}

interface ResultsPlace extends ResultsAddress {
  /** The persona whose answer to the open item a search led to; null without such a search. */
  found: number | null
  /**
   * Opens another item. It replaces the history entry, so that "Back" leads to the previous screen, not through all
   * items.
   */
  open: (position: number) => void
  /** Changes the filter; the browser's "Back" undoes it. */
  filterBy: (groups: FilterGroups) => void
}

/**
 * The open item and the filter, which are kept in the address. They change at once, and the address follows; when the
 * address changes in another way ("Back", a search that leads here), they follow the address. An address without a
 * filter, such as the list of runs gives, opens the results with the filter that was last set on them.
 */
export function useResultsAddress(questions: readonly Question[]): ResultsPlace {
  const { item, persona, find, filter } = useSearch({ from: '/runs/$runId' })
  const { runId } = useParams({ from: '/runs/$runId' })
  const navigate = useNavigate({ from: '/runs/$runId' })
  const router = useRouter()
  const told = readAddress(questions, item, filter)
  /** Whether a search led here: a filter could hide what it found. */
  const isSought = persona !== undefined || find !== undefined
  const [shown, setShown] = useState(() =>
    told.groups.length > 0 || isSought ? told : { ...told, groups: filters.read(router, runId) },
  )
  /** Changes written into the address that it does not show yet, oldest first. */
  const written = useRef<string[]>([])
  const address = JSON.stringify(told)
  /** The address and the persona that were last followed. A search may lead to another answer to the same item. */
  const place = JSON.stringify([address, persona])
  const followed = useRef(place)
  useEffect(() => {
    if (followed.current === place) return
    followed.current = place
    const at = written.current.indexOf(address)
    written.current = at === -1 ? [] : written.current.slice(at + 1)
    if (at !== -1) return
    const next: ResultsAddress = JSON.parse(address)
    setShown(next)
    if (!isSought) filters.keep(router, runId, next.groups)
  }, [address, isSought, place, router, runId])
  const write = (next: ResultsAddress, replace: boolean) => {
    written.current.push(JSON.stringify(next))
    void navigate({
      search: {
        item: questions[next.position]?.id,
        ...(next.groups.length > 0 && { filter: next.groups }),
      },
      replace,
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address at which the results open is completed.
  useEffect(() => {
    if (told.groups.length > 0) filters.keep(router, runId, told.groups)
    else if (shown.groups.length > 0 && written.current.length === 0) write(shown, true)
  }, [])
  const go = (next: ResultsAddress, replace: boolean) => {
    setShown(next)
    if (JSON.stringify(next) !== JSON.stringify(shown)) write(next, replace)
  }
  return {
    ...shown,
    found: questions[shown.position]?.id === item ? (persona ?? null) : null,
    open: (position) => go({ ...shown, position }, true),
    filterBy: (groups) => {
      filters.keep(router, runId, groups)
      go({ ...shown, groups }, false)
    },
  }
}

function readAddress(
  questions: readonly Question[],
  item: string | undefined,
  filter: unknown,
): ResultsAddress {
  const { data: groups = [] } = filterGroupsSchema.safeParse(filter)
  return {
    position: Math.max(
      0,
      questions.findIndex(({ id }) => id === item),
    ),
    groups,
  }
}
