import { type RefObject, useEffect, useState } from 'react'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { isPlaceLost } from '../../lib/keep-place.ts'
import type { ListPlace } from './list-place.ts'

/** The row that takes the focus; null is the first one. It waits until the row `without` is gone, if there is one. */
interface Lead {
  to: string | null
  without: string | null
}

/**
 * Gives the focus to a row of the list where what had it has gone: after a change between groups and bin to the open
 * group, or else to the first row. The returned function leads from a row that is about to go to the next one, or to
 * the one before. Where no row is left, the line that says so takes the focus.
 */
export function useLeadToRow(
  list: RefObject<HTMLElement | null>,
  rows: readonly FocusSession[] | undefined,
  { place, current }: { place: ListPlace; current: string | null },
): (gone: string) => void {
  const [lead, setLead] = useState<Lead | null>(null)
  const [was, setWas] = useState(place)
  if (place !== was) {
    setWas(place)
    setLead({ to: current, without: null })
  }
  useEffect(() => {
    if (lead === null || rows === undefined) return
    const has = (id: string | null) => rows.some((row) => row.id === id)
    // The open group may come into this list a moment later.
    if (lead.without === null ? lead.to !== null && !has(lead.to) : has(lead.without)) return
    setLead(null)
    if (!isPlaceLost()) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const target = links.find((link) => link.dataset.row === lead.to) ?? links[0]
    const none = list.current?.querySelector<HTMLElement>('[data-none]')
    void (target ?? none)?.focus()
  }, [lead, rows, list])
  return (gone) => {
    const at = rows?.findIndex(({ id }) => id === gone) ?? -1
    setLead({ to: (rows?.[at + 1] ?? rows?.[at - 1])?.id ?? null, without: gone })
  }
}
