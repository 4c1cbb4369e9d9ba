import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import { shortStems } from '../../../lib/short-stems.ts'
import { useRowsInView } from '../../../lib/use-rows-in-view.ts'
import type { PlacedProblem } from '../model/fields.ts'
import { stemField } from '../model/fields.ts'
import { useDraft, useDraftStore } from '../model/use-draft.ts'
import { goToItem } from '../parts/focus-field.ts'
import { pick } from '../selection/pick.ts'
import { useSelection, useSelectionStore } from '../selection/selection-store.ts'
import styles from './outline.module.css'
import { runOutlineKey } from './outline-keys.ts'
import { OutlineRow } from './outline-row.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useRestedItems } from './use-rested-items.ts'

/** Pixels; must equal the height in `outline.module.css`. */
const ROW_HEIGHT = 44

/** The row at which the Tab key enters the list: the one used last, else the item with the cursor, else the first. */
function useStop(): number {
  const active = useSelection((selection) => selection.active)
  return useDraft(({ history, focusedItem }) => {
    const { questions } = history.present
    const known = questions.findIndex(({ id }) => id === active)
    return Math.max(0, known >= 0 ? known : questions.findIndex(({ id }) => id === focusedItem))
  })
}

/** The outline: all items in short, each leading to its place on the sheet; several can be selected. */
export function Outline() {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const selection = useSelectionStore()
  const items = useRestedItems()
  const count = items.length
  const words = useMemo(() => shortStems(items.map(({ stem }) => stem)), [items])
  const [focused, unsound, dismissals] = useDraft(
    useShallow(({ focusedItem, problems, history }) => [
      focusedItem,
      unsoundItems(problems),
      history.present.dismissals,
    ]),
  )
  const stop = useStop()
  const scroller = useRef<HTMLDivElement>(null)
  const { rows, total } = useRowsInView(scroller, count, { height: ROW_HEIGHT, stays: stop })
  const hasFocus = useRef(false)
  const heading = useId()
  const hint = useId()
  const focusStop = () => scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  // The focus follows an item that moves, and stays in the list when the item is removed.
  useLayoutEffect(() => {
    if (hasFocus.current)
      scroller.current?.querySelector<HTMLElement>(`[aria-posinset="${Math.min(stop + 1, count)}"]`)?.focus()
  }, [stop, count])

  const onClick = (event: MouseEvent) => {
    const id = rowOf(event.target)
    const asks = event.target instanceof Element && event.target.closest('[data-toggle]') ? 'toggle' : event
    if (id !== null && pick(store, selection, id, asks) === 'go') goToItem(stemField(id))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const id = rowOf(event.target)
    if (id !== null && runOutlineKey(store, selection, id, event)) event.preventDefault()
  }
  return (
    <div className={styles.outline}>
      <h2 id={heading} className={styles.heading}>
        {t('itemCount', { count })}
      </h2>
      <VisuallyHidden id={hint}>{t('selection.keys')}</VisuallyHidden>
      <div ref={scroller} className={styles.scroller}>
        <div
          role="listbox"
          aria-labelledby={heading}
          aria-describedby={hint}
          aria-multiselectable="true"
          className={styles.list}
          style={{ height: total }}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            hasFocus.current = true
            const id = rowOf(event.target)
            if (id !== null && selection.getState().active !== id) selection.setState({ active: id })
          }}
          onBlur={() => {
            hasFocus.current = false
          }}
        >
          {rows.map(({ index, start }) => {
            const question = items[index]
            return (
              question && (
                <OutlineRow
                  key={index}
                  index={index}
                  question={question}
                  words={words[index] ?? ''}
                  focused={question.id === focused}
                  unsound={unsound.has(index)}
                  dismissals={dismissals}
                  count={count}
                  top={start}
                  isStop={index === stop}
                />
              )
            )
          })}
        </div>
      </div>
      <SelectionBar onDone={focusStop} />
    </div>
  )
}

let known: { problems: readonly PlacedProblem[]; items: ReadonlySet<number> } | null = null

/** Positions of the items with problems; the same set as long as the problems are the same array. */
function unsoundItems(problems: readonly PlacedProblem[]): ReadonlySet<number> {
  if (known?.problems !== problems)
    known = { problems, items: new Set(problems.flatMap(({ question }) => question ?? [])) }
  return known.items
}

function rowOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null) : null
}
