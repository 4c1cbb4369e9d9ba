import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Question } from '../../../shared/models/draft.ts'
import { type FilterGroups, filterGroupsSchema } from '../../../shared/models/results-filter.ts'

/** What the address says of a run's results: which item is open, and which personas count. */
interface ResultsAddress {
  position: number
  groups: FilterGroups
}

interface ResultsPlace extends ResultsAddress {
  /** The persona to whose answer to the open item a search led; null where none did. */
  found: number | null
  /** Opens an item, in place of the one before: "Back" leads to the screen before, not through all items. */
  open: (position: number) => void
  /** Changes the filter; the browser's "Back" undoes it. */
  filterBy: (groups: FilterGroups) => void
}

/**
 * The open item and the filter, which live in the address. They change at once, the address follows; where it changes by
 * itself ("Back", a search that leads here), they follow it.
 */
export function useResultsAddress(questions: readonly Question[]): ResultsPlace {
  const { item, persona, filter } = useSearch({ from: '/runs/$runId' })
  const navigate = useNavigate({ from: '/runs/$runId' })
  const told = readAddress(questions, item, filter)
  const [shown, setShown] = useState(told)
  /** What was written into the address and is not there yet, oldest first. */
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
