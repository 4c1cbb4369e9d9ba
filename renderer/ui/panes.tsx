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
  /** Whether it stays beside the page in a narrow window too, because people look at it while they write. */
  stays?: boolean
}

interface PanesProps {
  /** The name of the screen, under which its widths are remembered. */
  name: string
  list?: PaneSide
  companion?: CompanionSide
  /** Whether nothing in the list was chosen yet: a small window then shows the list in place of the page. */
  nothingChosen?: boolean
  children: ReactNode
}

/** Below this width the companion opens over the page instead of beside it (look.md: panes collapse under 1100 px). */
const NARROW = '(max-width: 1099px)'
/** Below this width, that of a usual window at 200 %, the page fills the window, and both sides open over it. */
const SMALL = '(max-width: 899px)'

/** List, page and companion side by side. The sides can be resized, and their widths are remembered. */
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
  // A pane that was open over the page is not opened again after it has been beside the page or absent.
  if (opened !== null && !over[opened]) setOpened(null)
  const { pathname } = useLocation()
  const [shownAt, setShownAt] = useState(pathname)
  // When a choice leads to another screen, the pane closes to show that screen.
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
                // Keeps the button that opens the companion on the companion's side.
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
