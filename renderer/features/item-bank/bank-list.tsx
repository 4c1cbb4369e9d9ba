import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptItem, KeptItemPage } from '../../../shared/models/kept-item.ts'
import { isPlaceLost } from '../../lib/keep-place.ts'
import { useRowsInView } from '../../lib/use-rows-in-view.ts'
import { BankRow } from './bank-row.tsx'
import styles from './item-bank.module.css'
import type { BankActions } from './use-bank-actions.ts'
import { useBankRows } from './use-bank-rows.ts'

/** Pixels; must equal the height in `item-bank.module.css`. */
const ROW_HEIGHT = 76

interface BankListProps {
  search: string
  firstRows: KeptItemPage
  picked: ReadonlyMap<string, KeptItem>
  onPick: (item: KeptItem) => void
  /** Called for Enter on a row. */
  onEnter: (item: KeptItem) => void
  actions: BankActions
}

/** The list of kept items. Only rows in view are loaded and rendered. */
export function BankList({ search, firstRows, picked, onPick, onEnter, actions }: BankListProps) {
  const { t } = useTranslation('bank')
  const hint = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const count = firstRows.total
  const [current, setCurrent] = useState(0)
  const [renamed, setRenamed] = useState<string | null>(null)
  const stop = Math.max(0, Math.min(current, count - 1))
  const { rows, total } = useRowsInView(scroller, count, { height: ROW_HEIGHT, stays: stop })
  const rowAt = useBankRows(
    search,
    firstRows,
    rows.map(({ index }) => index),
  )
  const active = rowAt(stop)
  const activeId = typeof active === 'string' ? active : active.id
  const takesFocus = useRef(false)
  // The focus follows its row when that moves or is rendered, and stays in the list when the row is removed.
  const focusRow = useCallback(() => {
    if (!takesFocus.current || renamed !== null) return
    const [row, pick] = [`[data-index="${stop}"]`, `[data-pick="${CSS.escape(activeId)}"]`]
    scroller.current?.querySelector<HTMLElement>(`${row} ${pick}, ${row}${pick}`)?.focus()
  }, [stop, activeId, renamed])
  useLayoutEffect(focusRow, [focusRow])
  // Until a row is rendered, which may be a moment after the list, nothing has the focus.
  useLayoutEffect(() => {
    if (isPlaceLost()) focusRow()
  })
  // Another search gives another list, which is shown from its beginning.
  const before = useRef(search)
  useEffect(() => {
    if (before.current === search) return
    before.current = search
    setCurrent(0)
    scroller.current?.scrollTo({ top: 0 })
  }, [search])

  const remove = useCallback((item: KeptItem) => actions.remove([item.id]), [actions])
  const startRename = useCallback((item: KeptItem) => setRenamed(item.id), [])
  const rename = useCallback(
    (item: KeptItem, name: string | null) => {
      takesFocus.current = true
      setRenamed(null)
      if (name !== null && name !== item.name) actions.rename(item.id, name)
    },
    [actions],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.pick === undefined) return
    const to = { ArrowUp: stop - 1, ArrowDown: stop + 1, Home: 0, End: count - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setCurrent(Math.max(0, Math.min(count - 1, to)))
    } else if (typeof active === 'string') return
    else if (event.key === 'Enter') {
      event.preventDefault()
      onEnter(active)
    } else if (event.key === 'F2') setRenamed(active.id)
    else if (event.key === 'Delete') actions.remove(picked.size > 0 ? [...picked.keys()] : [active.id])
  }
  return (
    <div ref={scroller} className={styles.scroller}>
      <VisuallyHidden id={hint}>{t('keys')}</VisuallyHidden>
      <ul
        className={styles.list}
        style={{ height: total }}
        aria-label={t('list')}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          takesFocus.current = true
          const row = target.closest<HTMLElement>('[data-index]')
          if (row) setCurrent(Number(row.dataset.index))
        }}
        onBlur={({ relatedTarget }) => {
          // Without `relatedTarget` the focused element was removed: the person has not left the list.
          if (relatedTarget) takesFocus.current = false
        }}
      >
        {rows.map(({ index, start }) => {
          const item = rowAt(index)
          const style = { top: start }
          return typeof item === 'string' ? (
            // It takes the keys in place of its checkbox, which is not loaded yet.
            <li
              key={index}
              className={styles.row}
              style={style}
              tabIndex={index === stop ? 0 : -1}
              aria-setsize={count}
              aria-posinset={index + 1}
              data-index={index}
              data-pick={item}
            >
              {item === 'unreadable' && t('unreadable')}
            </li>
          ) : (
            <BankRow
              key={item.id}
              item={item}
              index={index}
              count={count}
              style={style}
              isStop={index === stop}
              picked={picked.has(item.id)}
              renaming={renamed === item.id}
              onPick={onPick}
              onRemove={remove}
              onStartRename={startRename}
              onRename={rename}
            />
          )
        })}
      </ul>
    </div>
  )
}
