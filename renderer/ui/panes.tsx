import { useMediaQuery } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { LastingDialogs } from './lasting-dialog.tsx'
import { Companion, PaneDoor } from './pane-door.tsx'
import { PaneDrawer } from './pane-drawer.tsx'
import type { PaneName, PaneSide } from './pane-side.ts'
import styles from './panes.module.css'
import { SidePane } from './side-pane.tsx'
import { useKeepCursor } from './use-keep-cursor.ts'
import { usePaneKeys } from './use-pane-keys.ts'

interface CompanionSide extends PaneSide {
  /** It stands beside the page in a narrow window too: who writes looks at both. */
  stays?: boolean
}

interface PanesProps {
  /** Names the screen: its widths are remembered under it. */
  name: string
  list?: PaneSide
  companion?: CompanionSide
  /** Nothing of the list was chosen yet: in a small window it stands there itself, in place of the page. */
  nothingChosen?: boolean
  children: ReactNode
}

/** Below this width the companion opens over the page instead of beside it (look.md: panes collapse under 1100 px). */
const NARROW = '(max-width: 1099px)'
/** Below this width, which is that of a usual window at 200 %, the page has all of it and both sides open over it. */
const SMALL = '(max-width: 899px)'

/** List, page and companion beside each other; the sides can be resized and are remembered. */
export function Panes({ name, list, companion, nothingChosen = false, children }: PanesProps) {
  const narrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches) ?? false
  const small = useMediaQuery(SMALL, window.matchMedia(SMALL).matches) ?? false
  const [opened, setOpened] = useState<PaneName | null>(null)
  const label = companion?.label ?? ''
  const stays = companion?.stays ?? false
  const isList = small && nothingChosen
  const over = {
    list: list !== undefined && small && !isList,
    companion: companion !== undefined && (stays ? small : narrow),
  }
  // It was opened over the page: where it stands beside it again, or is gone, it does not come back by itself.
  if (opened !== null && !over[opened]) setOpened(null)
  const { pathname } = useLocation()
  const [shownAt, setShownAt] = useState(pathname)
  // Where a choice leads to another screen, that screen is what one wants to see.
  if (shownAt !== pathname) {
    setShownAt(pathname)
    setOpened(null)
  }
  const state = useMemo(
    () => ({ label, open: over.companion ? () => setOpened('companion') : null }),
    [over.companion, label],
  )
  const root = useRef<HTMLDivElement>(null)
  usePaneKeys(root, state.open)
  useKeepCursor(root, `${narrow} ${small}`)
  const drawer = { page: root, onClose: () => setOpened(null) }
  return (
    <Companion value={state}>
      <LastingDialogs>
        <div ref={root} className={styles.panes} data-panes data-small={small || undefined}>
          {small && !isList && (list || (stays && over.companion)) && (
            <div className={styles.doors} data-pane>
              {list ? (
                <PaneDoor name="list" label={list.label} onOpen={() => setOpened('list')} />
              ) : (
                // What opens the companion stands at its side.
                <span />
              )}
              {stays && state.open && <PaneDoor name="companion" label={label} onOpen={state.open} />}
            </div>
          )}
          {list && !small && <SidePane side={list} name="list" screen={name} />}
          <div className={styles.main} data-pane>
            {isList && list ? (
              <section aria-label={list.label} data-pane-side="list">
                {list.content}
              </section>
            ) : (
              children
            )}
          </div>
          {companion && !over.companion && <SidePane side={companion} name="companion" screen={name} />}
          {list && over.list && <PaneDrawer {...drawer} side={list} name="list" opened={opened === 'list'} />}
          {companion && over.companion && (
            <PaneDrawer {...drawer} side={companion} name="companion" opened={opened === 'companion'} />
          )}
        </div>
      </LastingDialogs>
    </Companion>
  )
}
