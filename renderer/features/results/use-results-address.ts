import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Question } from '../../../shared/models/draft.ts'
import { type FilterGroups, filterGroupsSchema } from '../../../shared/models/results-filter.ts'

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
 * address changes in another way ("Back", a search that leads here), they follow the address.
 */
export function useResultsAddress(questions: readonly Question[]): ResultsPlace {
  const { item, persona, filter } = useSearch({ from: '/runs/$runId' })
  const navigate = useNavigate({ from: '/runs/$runId' })
  const told = readAddress(questions, item, filter)
  const [shown, setShown] = useState(told)
  /** Changes written into the address that it does not show yet, oldest first. */
  const written = useRef<string[]>([])
  const address = JSON.stringify(told)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search may lead to another answer to the same item.
  useEffect(() => {
    const at = written.current.indexOf(address)
    written.current = at === -1 ? [] : written.current.slice(at + 1)
    if (at === -1) setShown(JSON.parse(address))
  }, [address, persona])
  const go = (next: ResultsAddress, replace: boolean) => {
    setShown(next)
    if (JSON.stringify(next) === JSON.stringify(shown)) return
    written.current.push(JSON.stringify(next))
    void navigate({
      search: {
        item: questions[next.position]?.id,
        ...(next.groups.length > 0 && { filter: next.groups }),
      },
      replace,
    })
  }
  return {
    ...shown,
    found: questions[shown.position]?.id === item ? (persona ?? null) : null,
    open: (position) => go({ ...shown, position }, true),
    filterBy: (groups) => go({ ...shown, groups }, false),
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
