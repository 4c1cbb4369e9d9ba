import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportResult } from '../../../../shared/exchange/import-result.ts'
import { findOddItems } from '../../../../shared/exchange/odd-items.ts'
import {
  lineRoleOf,
  type SourceLine,
  type ToldRole,
  type ToldRoles,
} from '../../../../shared/exchange/source-lines.ts'
import { redo, undo } from '../../draft/undo.ts'
import { firstDifference, linesAlike, startOver, type Telling, tellLines } from './telling.ts'
import { type LineCursor, useLineCursor } from './use-line-cursor.ts'

/** Lines that are offered to be told the same as those just told. */
interface Offer {
  role: ToldRole
  places: readonly number[]
}

interface Repair {
  result: ImportResult
  telling: Telling
  /** Whether the source is being read again with what was told last. */
  rereading: boolean
  /** Whether nothing was read with what is told now, and the result is the one before. */
  isRefused: boolean
  onTell: (next: Telling) => void
}

/** What a person does at the repair desk: goes through lines, says what they are, undoes it. */
export function useRepair({ result, telling, rereading, isRefused, onTell }: Repair) {
  const { t } = useTranslation('exchange')
  const [said, say] = useState('')
  const [offer, setOffer] = useState<Offer | null>(null)
  const told = telling.present
  const lines = useLinesAsTold(result.lines, told, { rereading, isRefused })
  const odd = useMemo(() => findOddItems(result.draft, result.lines, told), [result, told])
  const oddAt = useMemo(() => new Map(odd.map((each) => [each.line, each])), [odd])
  const cursor = useLineCursor(lines.length, odd[0]?.line ?? 0)
  const count = result.draft.questions.length
  useSayWhenRead(rereading, () => say(t('repair.said.items', { count })))

  const tell = (places: readonly number[], role: ToldRole) => {
    const number = (places[0] ?? 0) + 1
    const words = { number, count: places.length, role: t(`repair.roles.${role}`) }
    say(places.length === 1 ? t('repair.said.line', words) : t('repair.said.lines', words))
    onTell(tellLines(telling, places, role, Date.now()))
  }
  const step = (next: Telling, words: string) => {
    if (next === telling) return
    setOffer(null)
    say(words)
    goToDifference(cursor, told, next.present)
    onTell(next)
  }
  return {
    lines,
    told,
    odd,
    oddAt,
    cursor,
    offer,
    /** What screen readers say of the last change. */
    said,
    /** Says what the selected lines are; lines written alike are then offered. */
    tell(role: ToldRole) {
      const places = linesAlike(lines, cursor.places, role, told)
      tell(cursor.places, role)
      setOffer(places.length > 0 ? { role, places } : null)
    },
    tellAlike() {
      if (!offer) return
      tell(offer.places, offer.role)
      setOffer(null)
    },
    /** Confirms that the current line is what it was taken for. */
    keep() {
      const line = lines[cursor.at]
      if (line && oddAt.has(cursor.at)) tell([cursor.at], line.role)
    },
    /** Goes to the next line to check, or the previous one; from the last one to the first. */
    check(by: 1 | -1) {
      const after =
        by === 1 ? odd.find(({ line }) => line > cursor.at) : odd.findLast(({ line }) => line < cursor.at)
      const to = after ?? (by === 1 ? odd[0] : odd.at(-1))
      if (to) cursor.goTo(to.line)
    },
    undo: () => step(undo(telling), t('repair.said.undone')),
    redo: () => step(redo(telling), t('repair.said.redone')),
    startOver: () => step(startOver(telling, Date.now()), t('repair.said.startedOver')),
  }
}

/**
 * The lines with what is told of them now. While the source is being read again they are those of an earlier reading
 * with the same roles told, if there was one: so after an undo lines are at once what they were. Otherwise, and where
 * nothing was read with what is told, they are those of the last reading, with what was just told in its place.
 */
function useLinesAsTold(
  lines: readonly SourceLine[],
  told: ToldRoles,
  { rereading, isRefused }: Pick<Repair, 'rereading' | 'isRefused'>,
): readonly SourceLine[] {
  const readings = useRef(new WeakMap<ToldRoles, readonly SourceLine[]>())
  useEffect(() => {
    if (!rereading && !isRefused) readings.current.set(told, lines)
  }, [lines, told, rereading, isRefused])
  return useMemo(
    () =>
      rereading || isRefused
        ? (readings.current.get(told) ??
          lines.map((line, at) => ({
            ...line,
            role: lineRoleOf(told.get(at) ?? line.role),
            // With lines that make no survey there are no items.
            item: isRefused ? null : line.item,
          })))
        : lines,
    [lines, told, rereading, isRefused],
  )
}

function goToDifference(cursor: LineCursor, before: ToldRoles, after: ToldRoles): void {
  const line = firstDifference(before, after)
  if (line !== null) cursor.goTo(line)
}

/** Calls `say` when a reading has ended. */
function useSayWhenRead(rereading: boolean, say: () => void): void {
  const was = useRef(rereading)
  useEffect(() => {
    if (was.current && !rereading) say()
    was.current = rereading
  })
}
