import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskNeed, TreeRow as Row } from '../../../../shared/models/reading-desk.ts'
import { passToMenuOf } from '../../../lib/menu-focus.ts'
import { useRowsInView } from '../../../lib/use-rows-in-view.ts'
import { Loading } from '../../../ui/loading.tsx'
import { useNeedWords } from '../needs/use-need-words.ts'
import type { Marks } from './marks.ts'
import { PayloadProblem } from './payload-problem.tsx'
import styles from './tree.module.css'
import { pressInTree } from './tree-keys.ts'
import { ROW_HEIGHT, TreeRow } from './tree-row.tsx'
import type { Tree } from './use-tree.ts'

/**
 * Browsers render nothing beyond a height of some 16 million pixels, so a longer list only contains the part around the
 * current row.
 */
const PART_ROWS = 300_000
const MOST_ROWS = 2 * PART_ROWS

interface PayloadTreeProps {
  tree: Tree
  marks: Marks
  /** What any row may be read as, whatever its name. */
  needs: readonly DeskNeed[]
  /** Whether a need waits for its value: selecting a row then assigns the row to it. */
  armed: boolean
  onPoint: (row: Row) => void
  onTeach: (row: Row, need: DeskNeed) => void
}

/** A payload as a tree, of which only the rows in view are loaded and rendered. */
export function PayloadTree({ tree, marks, needs, armed, onPoint, onTeach }: PayloadTreeProps) {
  const { t } = useTranslation('desk')
  const words = useNeedWords()
  const [menuAt, setMenuAt] = useState<number | null>(null)
  const { list, at, total, rowAt, goTo, lookAt } = tree
  const base = Math.max(0, Math.floor(at / PART_ROWS) - 1) * PART_ROWS
  const count = Math.min(total - base, MOST_ROWS)
  const { rows, total: height } = useRowsInView(list, count, { height: ROW_HEIGHT, stays: at - base })
  // The current row is rendered even out of view; rows in view are consecutive.
  const inView = rows.filter(({ index }, nth) => index !== at - base || rows[nth + 1]?.index === index + 1)
  const first = base + (inView[0]?.index ?? 0)
  useEffect(() => lookAt(first), [lookAt, first])
  useCursorInView(tree, base)
  const select = (index: number, row: Row) => {
    goTo(index)
    list.current?.focus({ preventScroll: true })
    if (armed) onPoint(row)
  }
  const closeMenu = () => {
    setMenuAt(null)
    list.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // The tree has the focus until the menu that has opened takes it; its keys are meant for the menu.
    if (menuAt !== null) return passToMenuOf(list.current?.querySelector('[data-opened]'), event)
    const row = rowAt(at)
    const page = Math.max(1, Math.floor((list.current?.clientHeight ?? 0) / ROW_HEIGHT) - 1)
    const onMenu = () => {
      if (!row) return
      setMenuAt(at)
      // The menu, drawn before this key reaches the document, would take it for a key elsewhere and close.
      event.stopPropagation()
    }
    const pressed = pressInTree(event, {
      tree,
      page,
      onMenu,
      onPoint: () => (armed && row ? onPoint(row) : onMenu()),
    })
    if (pressed) event.preventDefault()
  }
  if (!tree.isLoaded)
    return tree.error ? (
      <PayloadProblem problem={tree.error} onRetry={() => void tree.refetch()} />
    ) : (
      <Loading />
    )
  return (
    <>
      <div
        ref={list}
        role="tree"
        tabIndex={0}
        aria-label={t('tree.label')}
        aria-describedby="desk-tree-keys"
        aria-activedescendant={rowAt(at) ? rowId(at) : undefined}
        className={styles.tree}
        data-armed={armed || undefined}
        data-wanted={armed || undefined}
        onKeyDown={onKeyDown}
      >
        <div role="none" className={styles.all} style={{ height }}>
          {rows.map(({ index: nth, start }) => {
            const index = base + nth
            const row = rowAt(index)
            if (!row) return null
            return (
              <TreeRow
                key={row.path}
                id={rowId(index)}
                row={row}
                isRoot={index === 0}
                unfolded={row.size > 0 ? index === 0 || tree.isOpen(row.path) : null}
                isCurrent={index === at}
                marks={marks.at(row.path, row.value)}
                words={words}
                top={start}
                onToggle={() => {
                  goTo(index)
                  tree.toggle(row.path)
                }}
                onSelect={() => select(index, row)}
                menu={{
                  opened: menuAt === index,
                  needs: menuAt === index ? withOwnName(needs, row) : needs,
                  onOpen: () => {
                    goTo(index)
                    setMenuAt(index)
                  },
                  onClose: closeMenu,
                  onChoose: (need) => {
                    closeMenu()
                    onTeach(row, need)
                  },
                }}
              />
            )
          })}
        </div>
      </div>
      <p id="desk-tree-keys" className={styles.keys}>
        {total > MOST_ROWS ? t('tree.tooLong') : t('tree.keys')}
      </p>
    </>
  )
}

const rowId = (index: number) => `desk-row-${index}`

/** Scrolls the current row into view whenever it changes. */
function useCursorInView({ list, at, isLoaded }: Tree, base: number): void {
  useLayoutEffect(() => {
    const scroller = list.current
    if (!scroller || !isLoaded) return
    const top = (at - base) * ROW_HEIGHT
    const bottom = top + ROW_HEIGHT
    if (top < scroller.scrollTop) scroller.scrollTop = top
    else if (bottom > scroller.scrollTop + scroller.clientHeight)
      scroller.scrollTop = bottom - scroller.clientHeight
  }, [list, at, base, isLoaded])
}

/** Adds, for a value with a name, the need for a persona field of that name. */
function withOwnName(needs: readonly DeskNeed[], { key, kind }: Row): readonly DeskNeed[] {
  const isPlain = kind !== 'map' && kind !== 'list'
  const takesFields = needs.some(({ need }) => need === 'persona' || need === 'profile')
  if (typeof key !== 'string' || key === '' || !isPlain || !takesFields) return needs
  if (needs.some((need) => need.need === 'field' && need.name === key)) return needs
  return [...needs, { need: 'field', name: key }]
}
