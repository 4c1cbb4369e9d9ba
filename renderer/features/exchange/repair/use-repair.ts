import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { arrangeLines } from '../../../../shared/exchange/arrange-lines.ts'
import type { ImportResult } from '../../../../shared/exchange/import-result.ts'
import { moveLines } from '../../../../shared/exchange/moved-lines.ts'
import { findOddItems, type OddItem } from '../../../../shared/exchange/odd-items.ts'
import { wayOf } from '../../../../shared/exchange/repair/like-lines.ts'
import { partRoles } from '../../../../shared/exchange/repair/part-roles.ts'
import { partsOf, type Separator, startsIn } from '../../../../shared/exchange/repair/proposed-cuts.ts'
import { roleBehind } from '../../../../shared/exchange/repair/words-of-line.ts'
import type { SourceLine, Told, ToldRole } from '../../../../shared/exchange/source-lines.ts'
import {
  addLines,
  divideLine,
  joinLines,
  keepLines,
  wholeText,
  writeLines,
} from '../../../../shared/exchange/told-lines.ts'
import { redo, undo } from '../../draft/undo.ts'
import { type DeedToLine, narrowed, type Offer, offerFor, takeOffer } from './offers.ts'
import { firstDifference, lineWith, startOver, type Telling, tell, tellLines } from './telling.ts'
import { type LineCursor, useLineCursor } from './use-line-cursor.ts'
import { useLinesAsTold } from './use-lines-as-told.ts'

/** What screen readers say when the same was done to further lines. */
const SAID_TOO = { join: 'joinedToo', divide: 'dividedToo', keep: 'keptToo' } as const

interface Repair {
  result: ImportResult
  telling: Telling
  /** Whether the source is being read again with what was told last. */
  rereading: boolean
  /** Whether nothing was read with what is told now, and the result is the one before. */
  isRefused: boolean
  onTell: (next: Telling) => void
}

/**
 * What a person does at the repair desk: goes through lines, says what they are, writes, divides, joins and moves them.
 */
export function useRepair({ result, telling, rereading, isRefused, onTell }: Repair) {
  const { t } = useTranslation('exchange')
  const [said, say] = useState('')
  const [offer, setOffer] = useState<Offer | null>(null)
  const told = telling.present
  const lines = useLinesAsTold(result.lines, told, { rereading, isRefused })
  const odd = useOddLines(result, lines, told)
  const oddAt = useMemo(() => new Map(odd.map((each) => [each.line, each])), [odd])
  const cursor = useLineCursor(lines.length, odd[0]?.line ?? 0)
  const count = result.draft.questions.length
  useSayWhenRead(rereading, () => say(t('repair.said.items', { count })))

  const tellOf = (places: readonly number[], role: ToldRole) => {
    const ids = places.flatMap((at) => lines[at]?.id ?? [])
    const words = { number: (places[0] ?? 0) + 1, count: places.length, role: t(`repair.roles.${role}`) }
    say(places.length === 1 ? t('repair.said.line', words) : t('repair.said.lines', words))
    onTell(tellLines(telling, ids, role, Date.now()))
  }
  /** Tells what a line is made of, and offers the same for lines like it. */
  const change = (next: Told, deed: DeedToLine | null, places: readonly number[]) => {
    setOffer(deed && offerFor(deed, lines, places, told))
    onTell(tell(telling, next, Date.now()))
  }
  const step = (next: Telling, words: string) => {
    if (next === telling) return
    setOffer(null)
    say(words)
    goToDifference(cursor, lines, told, next.present)
    onTell(next)
  }
  const joinable = joinableLines(cursor.places)
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
      const alike = offerFor({ does: 'tell', role }, lines, cursor.places, told)
      setOffer(narrowed(alike, lines, oddAt, cursor.at))
      tellOf(cursor.places, role)
    },
    /** Does to the lines that are offered what was done to the ones before. */
    tellAlike() {
      if (!offer) return
      const { deed, ids } = offer
      const words = { count: ids.length }
      if (deed.does === 'tell')
        say(t('repair.said.lines', { ...words, role: t(`repair.roles.${deed.role}`) }))
      else say(t(`repair.said.${SAID_TOO[deed.does]}`, words))
      const next = takeOffer(offer, lines, told)
      keepCursor(cursor, lines, next)
      change(next, null, [])
    },
    /** Divides the current line where parts of it begin. `separator`: what is between them; null for a chosen place. */
    divide(at: readonly number[], separator: Separator | null) {
      const line = lines[cursor.at]
      if (!line) return
      const text = wholeText(line)
      const starts = startsIn(text, at)
      if (starts.length === 0) return
      const roles = partRoles(line.role, partsOf(text, starts), separator)
      const way = separator ? { separator, nth: null } : wayOf(text, starts[0] ?? 0)
      say(t('repair.said.divided', { number: cursor.at + 1, count: starts.length + 1 }))
      change(divideLine(told, line, starts, roles), way && { does: 'divide', way }, [cursor.at])
      // What was divided off is told next.
      cursor.goTo(cursor.at + 1)
      if (starts.length > 1) cursor.goTo(cursor.at + starts.length, true)
    },
    /** Writes the current line, word for word; several texts make several lines. Without one it is as in the source. */
    write(texts: readonly string[], at = cursor.at) {
      const line = lines[at]
      if (!line) return
      const roles = texts.map((_, nth) => (nth === 0 ? line.role : roleBehind(line.role)))
      say(
        texts.length === 0
          ? t('repair.said.restored', { number: at + 1 })
          : t('repair.said.written', { count: texts.length, number: at + 1 }),
      )
      const next = writeLines(told, line, texts, roles)
      if (at !== cursor.at) keepCursor(cursor, lines, next)
      change(next, null, [])
      if (at !== cursor.at) return
      if (texts.length > 1) cursor.goTo(cursor.at + 1)
      if (texts.length > 2) cursor.goTo(cursor.at + texts.length - 1, true)
    },
    /** Adds lines below the current one. */
    add(texts: readonly string[], at = cursor.at) {
      const line = lines[at]
      if (!line) return
      say(t('repair.said.added', { count: texts.length, number: at + 2 }))
      const roles = texts.map(() => roleBehind(line.role))
      const next = addLines(told, line, texts, roles)
      if (at !== cursor.at) keepCursor(cursor, lines, next)
      change(next, null, [])
      if (at !== cursor.at) return
      cursor.goTo(cursor.at + 1)
      if (texts.length > 1) cursor.goTo(cursor.at + texts.length, true)
    },
    /** Joins the selected lines with each other, or the only one with the one above it. */
    join() {
      const [first, last] = [joinable[0], joinable.at(-1)]
      if (first === undefined || last === undefined) {
        say(t('repair.said.noneAbove'))
        return
      }
      say(t('repair.said.joined', { number: first, count: joinable.length + 1 }))
      change(joinLines(told, lines, joinable), { does: 'join' }, joinable)
      cursor.goTo(first - 1)
    },
    /** Moves the selected lines past the line above or below them. */
    move(by: 1 | -1) {
      const next = moveLines(told, lines, cursor.places, by)
      if (next === told) {
        say(t(by === 1 ? 'repair.said.noneBelow' : 'repair.said.noneAbove'))
        return
      }
      say(t('repair.said.moved', { count: cursor.places.length, number: (cursor.places[0] ?? 0) + 1 + by }))
      keepCursor(cursor, lines, next)
      change(next, null, [])
    },
    /**
     * Confirms that the current line is what it was taken for, and goes on to the next one to check; lines that look
     * odd for the same reason are offered.
     */
    keep() {
      const line = lines[cursor.at]
      const here = oddAt.get(cursor.at)
      if (!line || !here) return
      const same = odd.filter((each) => each.code === here.code && each !== here)
      const ids = same.flatMap((each) => lines[each.line]?.id ?? [])
      setOffer(ids.length > 0 ? { deed: { does: 'keep' }, ids } : null)
      say(t('repair.said.kept', { number: cursor.at + 1 }))
      onTell(tell(telling, keepLines(told, [line.id]), Date.now()))
      const next = odd.find((each) => each.line > cursor.at) ?? odd.find((each) => each !== here)
      if (next) cursor.goTo(next.line)
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

/** What is odd, at the lines as they are now: after the last reading some may have been divided, joined or moved. */
function useOddLines(
  { draft, lines: read }: ImportResult,
  lines: readonly SourceLine[],
  told: Told,
): readonly OddItem[] {
  return useMemo(() => {
    const odd = findOddItems(draft, read, told)
    if (read === lines) return odd
    const places = new Map(lines.map(({ id }, at) => [id, at]))
    return odd.flatMap((each) => {
      const at = places.get(read[each.line]?.id ?? '')
      return at === undefined ? [] : [{ ...each, line: at }]
    })
  }, [draft, read, lines, told])
}

/** The selected lines that are joined with the one above them: all but the first, or the only one. */
export function joinableLines(places: readonly number[]): readonly number[] {
  return (places.length > 1 ? places.slice(1) : places).filter((at) => at > 0)
}

/** Shows what is different after an undo. */
function goToDifference(cursor: LineCursor, lines: readonly SourceLine[], before: Told, after: Told): void {
  const start = firstDifference(before, after)
  if (start) cursor.goTo(lineWith(arrangeLines(lines, after), start))
}

/** Keeps the selection on its lines when they are moved, or others divided or joined. */
function keepCursor(cursor: LineCursor, lines: readonly SourceLine[], after: Told): void {
  const next = arrangeLines(lines, after)
  const { places, at } = cursor
  const placeOf = (place: number) => next.findIndex(({ id }) => id === lines[place]?.id)
  const [first = at, last = at] = [places[0], places.at(-1)]
  const [from, to] = at === first ? [last, first] : [first, last]
  if (placeOf(from) === -1 || placeOf(to) === -1) return
  cursor.goTo(placeOf(from))
  cursor.goTo(placeOf(to), true)
}

/** Calls `say` when a reading has ended. */
function useSayWhenRead(rereading: boolean, say: () => void): void {
  const was = useRef(rereading)
  useEffect(() => {
    if (was.current && !rereading) say()
    was.current = rereading
  })
}
