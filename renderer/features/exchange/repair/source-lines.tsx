import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OddItem } from '../../../../shared/exchange/odd-items.ts'
import { isSaid, type LineId, type SourceLine, type Told } from '../../../../shared/exchange/source-lines.ts'
import styles from './repair.module.css'
import { SourceLineRow } from './source-line-row.tsx'
import type { LineCursor } from './use-line-cursor.ts'

/** Height of a line that fits in one row, in pixels; longer ones are measured. */
const ROW_HEIGHT = 30
/** What is seen above and below the line to which the keys lead, in pixels. */
const MARGIN = 75
/** Lines drawn above and below those in view. */
const BESIDE = 10

interface SourceLinesProps {
  list: RefObject<HTMLDivElement | null>
  lines: readonly SourceLine[]
  told: Told
  odd: ReadonlyMap<number, OddItem>
  /** Lines to which the same can be done as to the ones before. */
  alike: ReadonlySet<LineId>
  cursor: LineCursor
  /** Whether something is asked about the current line, above the list. */
  isAsked: boolean
  /** Asks where a line is to be divided; the cursor is at this place of its text at first, or where Sonde proposes. */
  onDivide: (place: number, at: number | null) => void
}

/** The source, line by line, with what each line was taken for. Only the lines in view are drawn. */
export function SourceLines({ list, lines, told, odd, alike, cursor, isAsked, onDivide }: SourceLinesProps) {
  const { t } = useTranslation('exchange')
  const { at } = cursor
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: BESIDE,
    // A person who comes to a line also sees what is beside it.
    scrollPaddingStart: MARGIN,
    scrollPaddingEnd: MARGIN,
    // The current line is named by the list, so that it must be there even out of view.
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range)
      return rows.includes(at) || at >= lines.length ? rows : [...rows, at].sort((a, b) => a - b)
    },
  })
  const before = useRef<number | null>(null)
  const isClicked = useRef(false)
  useLayoutEffect(() => {
    if (lines.length === 0 || before.current === at) return
    // A jump shows what is around the line; a step only scrolls as far as it must.
    const isStep = before.current !== null && Math.abs(at - before.current) === 1
    const { startIndex = at, endIndex = at } = virtual.range ?? {}
    const isInView = at > startIndex && at < endIndex
    before.current = at
    // A line that was clicked on is in view, even if it is cut by the edge: what is under the pointer stays there.
    if (isClicked.current) {
      isClicked.current = false
      showRow(list.current, at)
      return
    }
    virtual.scrollToIndex(at, { align: isStep || isInView ? 'auto' : 'center' })
    if (isStep) return
    // Where the lines around it have been measured it may be cut: what is said of it stands below its text.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => isInSight(list.current, at) && showRow(list.current, at))
    })
    return () => cancelAnimationFrame(frame)
  }, [virtual, list, at, lines.length])
  // What is asked about the line takes space from the list, and must not hide the line.
  useEffect(() => {
    if (!isAsked) return
    // Once the smaller list was measured: rows that come into view would otherwise be measured twice in a frame.
    const frame = requestAnimationFrame(() => showRow(list.current, at))
    return () => cancelAnimationFrame(frame)
  }, [isAsked, list, at])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / ROW_HEIGHT) - 1)
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: lines.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    cursor.goTo(to, event.shiftKey)
  }
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={t('repair.lines')}
      aria-multiselectable="true"
      aria-describedby="repair-keys"
      aria-activedescendant={lines.length > 0 ? rowId(at) : undefined}
      className={styles.lines}
      onKeyDown={onKeyDown}
    >
      <div role="none" className={styles.all} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lines[index]
          return (
            line && (
              <SourceLineRow
                key={index}
                id={rowId(index)}
                ref={virtual.measureElement}
                index={index}
                count={lines.length}
                line={line}
                isFirst={line.item !== null && line.item !== lines[index - 1]?.item}
                isTold={isTold(line, told)}
                odd={odd.get(index) ?? null}
                isAlike={alike.has(line.id)}
                isCurrent={index === at}
                isSelected={cursor.has(index)}
                top={start}
                onSelect={(extend) => {
                  isClicked.current = index !== at
                  cursor.goTo(index, extend)
                  list.current?.focus({ preventScroll: true })
                }}
                onDivide={(at) => onDivide(index, at)}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

/** Whether the person said what a line is, what it is made of, or where it stands. */
const isTold = ({ id, pieces }: SourceLine, told: Told) =>
  isSaid(id, told) || pieces.length > 1 || told.cuts.has(pieces[0]?.place ?? -1) || told.moved.has(id)

/** Scrolls the list as far as it must, so that a row which is drawn is seen; nothing around the list is scrolled. */
function showRow(list: HTMLElement | null, at: number): void {
  const row = document.getElementById(rowId(at))?.getBoundingClientRect()
  const view = list?.getBoundingClientRect()
  if (!list || !row || !view) return
  if (row.top < view.top) list.scrollTop -= view.top - row.top
  else if (row.bottom > view.bottom) list.scrollTop += Math.min(row.bottom - view.bottom, row.top - view.top)
}

/** Whether a part of a row is seen: if not, the person has scrolled on. */
function isInSight(list: HTMLElement | null, at: number): boolean {
  const row = document.getElementById(rowId(at))?.getBoundingClientRect()
  const view = list?.getBoundingClientRect()
  return row !== undefined && view !== undefined && row.bottom > view.top && row.top < view.bottom
}

const rowId = (index: number) => `repair-line-${index}`
