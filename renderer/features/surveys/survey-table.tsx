import { VisuallyHidden } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import type { SurveyFilter, SurveyPage } from '../../../shared/models/survey-list.ts'
import { client } from '../../lib/api.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useNow } from '../../lib/use-now.ts'
import list from '../../ui/list-table.module.css'
import { EVERY_HALF_MINUTE } from '../../ui/relative-time.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { ColumnHead } from './column-head.tsx'
import { useLibraryView } from './library-view.ts'
import { LoadingRow } from './loading-row.tsx'
import { SurveyRow } from './survey-row.tsx'
import styles from './survey-table.module.css'
import { useLibraryRows } from './use-library-rows.ts'
import { isOnBox, isOnMain, useRowCursor } from './use-row-cursor.ts'
import { useRowWords } from './use-row-words.ts'
import type { Selection } from './use-selection.ts'
import type { SurveyActions } from './use-survey-actions.ts'

const ROW_HEIGHT = 32

interface SurveyTableProps {
  filter: SurveyFilter
  firstRows: SurveyPage
  actions: SurveyActions
  selection: Selection
  /** Set to a function that returns the survey of a row, if it is loaded. */
  loaded: RefObject<(index: number) => SurveySummary | null>
  /** Set to functions that return the focus to the list. */
  focus: RefObject<ListFocus | null>
  /** Set when the list disappears while it has the focus. */
  focusLost: RefObject<boolean>
  onTag: (surveys: readonly SurveySummary[]) => void
}

/** Returns the focus to the list when the focused element disappears. */
export interface ListFocus {
  /** At once. */
  take(): void
  /** Once the list has become shorter. */
  takeAfterwards(): void
}

/** The library as a table. Only rows in view are loaded and rendered. */
export function SurveyTable({
  filter,
  firstRows,
  actions,
  selection,
  loaded,
  focus,
  focusLost,
  onTag,
}: SurveyTableProps) {
  const { t } = useTranslation('surveys')
  const place = useLibraryView((view) => view.place)
  const language = useLanguage()
  const words = useRowWords()
  const now = useNow(EVERY_HALF_MINUTE)
  const scroller = useRef<HTMLDivElement>(null)
  const count = firstRows.total
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    // The table head takes the place of one row.
    paddingStart: ROW_HEIGHT,
    scrollPaddingStart: ROW_HEIGHT,
    initialOffset: () => Math.max(0, useLibraryView.getState().row - 8) * ROW_HEIGHT,
  })
  const rows = virtual.getVirtualItems()
  const first = rows[0]?.index ?? 0
  const last = rows.at(-1)?.index ?? 0
  const above = (rows[0]?.start ?? ROW_HEIGHT) - ROW_HEIGHT
  const below = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)
  const rowAt = useLibraryRows(filter, firstRows, { first, last })
  useEffect(() => {
    loaded.current = (index) => {
      const row = rowAt(index)
      return typeof row === 'string' ? null : row
    }
  })
  const cursor = useRowCursor({
    scroller,
    count,
    rowHeight: ROW_HEIGHT,
    show: (index) => virtual.scrollToIndex(index),
  })
  useImperativeHandle(focus, () => ({
    take: () => void cursor.goTo(cursor.current),
    takeAfterwards: cursor.keep,
  }))
  useLayoutEffect(
    () => () => {
      focusLost.current = cursor.holdsFocus()
    },
    [focusLost, cursor.holdsFocus],
  )
  // The row at which the Tab key stops must be rendered, otherwise Tab would skip the list.
  const tabbable = Math.min(last, Math.max(first, cursor.current))

  // With another order or filter the list is shown from its beginning.
  const shown = JSON.stringify(filter)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    scroller.current?.scrollTo({ top: 0 })
  }, [shown])

  const drawn = rows.map(({ index }) => ({ index, row: rowAt(index) }))
  const known = [...firstRows.rows, ...drawn.flatMap(({ row }) => (typeof row === 'string' ? [] : [row]))]
  const mostDots = Math.max(0, ...known.map(({ runs }) => runs.length))
  const { select, selectAll } = selection
  const onSelect = useCallback((index: number, extend: boolean) => select(index, extend), [select])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOnMain(event) && !isOnBox(event)) return
    const target = cursor.targetOf(event)
    const survey = rowAt(cursor.current)
    if (target !== null) {
      event.preventDefault()
      if (event.shiftKey && selection.surveys.size === 0) select(cursor.current, false)
      const reached = cursor.goTo(target)
      if (event.shiftKey) select(reached, true)
    } else if (event.key === ' ') {
      // The space key already toggles the focused checkbox.
      if (isOnBox(event)) return
      event.preventDefault()
      select(cursor.current, false)
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      client.surveys.list(filter).then(({ rows: all }) => selectAll(all), tellProblem)
    } else if (event.key === 'Escape') {
      selection.clear()
    } else if (event.key === 'Delete' && place !== 'deleted' && typeof survey !== 'string') {
      cursor.keep()
      actions.remove(selection.surveys.size > 0 ? [...selection.surveys.values()] : [survey])
      selection.clear()
    }
  }
  return (
    <div ref={scroller} className={list.scroller} data-pane="entry" onPointerDown={cursor.forget}>
      {/* Keeps its height while rows are exchanged: with a shorter list the scroll position would jump. */}
      <div style={{ minHeight: virtual.getTotalSize() }}>
        <table
          className={`${list.table} ${styles.table}`}
          aria-label={t('title')}
          aria-rowcount={count + 1}
          // A column is as wide as what it holds needs; one that holds nothing leaves its room to the title.
          data-without-about={known.every(({ context }) => context === '') || undefined}
          style={{ '--most-dots': mostDots } as CSSProperties}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={styles.select}>
                <VisuallyHidden>{t('columns.select')}</VisuallyHidden>
              </th>
              <ColumnHead order="title" />
              <th scope="col" className={styles.about}>
                {t('columns.about')}
              </th>
              <ColumnHead order="state" />
              <ColumnHead order="items" />
              <ColumnHead order="changed" />
              <ColumnHead order="created" />
              <th scope="col" className={styles.runs}>
                {t('columns.runs')}
              </th>
              <th scope="col" className={styles.actions}>
                <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <Spacer height={above} />
          <tbody onKeyDown={onKeyDown}>
            {/* Keyed by index, not by survey: search results are written into existing rows in half the time that
                new rows take. Besides, while a survey moves it may briefly be in two loaded windows, but no index
                is there twice. */}
            {drawn.map(({ index, row }) =>
              typeof row === 'string' ? (
                <LoadingRow key={index} index={index} failed={row === 'unreadable'} />
              ) : (
                <SurveyRow
                  key={index}
                  survey={row}
                  index={index}
                  place={place}
                  tabbable={index === tabbable}
                  selected={selection.surveys.has(row.id)}
                  language={language}
                  words={words}
                  now={now}
                  actions={actions}
                  onFocus={cursor.stay}
                  onSelect={onSelect}
                  onTag={onTag}
                  onLeave={cursor.keep}
                />
              ),
            )}
          </tbody>
          <Spacer height={below} />
        </table>
      </div>
    </div>
  )
}

/** Takes the space of the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height, padding: 0 }} />
      </tr>
    </tbody>
  )
}
