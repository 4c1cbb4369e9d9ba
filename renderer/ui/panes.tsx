import { Button, Drawer } from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { IconList } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import styles from './panes.module.css'
import { usePaneKeys } from './use-pane-keys.ts'

interface Side {
  /** The pane's name, for who cannot see where it stands. */
  label: string
  content: ReactNode
  /** Pixels, before the person changes it. */
  width: number
}

interface CompanionSide extends Side {
  /** It stands beside the page in a narrow window too: who writes looks at both. */
  stays?: boolean
}

interface PanesProps {
  /** Names the screen: its widths are remembered under it. */
  name: string
  list?: Side
  companion?: CompanionSide
  /** Nothing of the list was chosen yet: in a small window it stands there itself, in place of the page. */
  nothingChosen?: boolean
  children: ReactNode
}

/** Below this width the companion opens over the page instead of beside it (look.md: panes collapse under 1100 px). */
const NARROW = '(max-width: 1099px)'
/** Below this width, which is that of a usual window at 200 %, the page has all of it and both sides open over it. */
const SMALL = '(max-width: 899px)'
const SMALLEST = 180
const LARGEST = 560
const STEP = 16

interface CompanionState {
  /** Null while the companion stands beside the page and needs no opening. */
  open: (() => void) | null
  label: string
}

const Companion = createContext<CompanionState>({ open: null, label: '' })

/** How to open the companion from within the main pane; `open` is null while it is in view anyway. */
export function useCompanion(): CompanionState {
  return use(Companion)
}

/** List, page and companion beside each other; the sides can be resized and are remembered. */
export function Panes({ name, list, companion, nothingChosen = false, children }: PanesProps) {
  const { t } = useTranslation('common')
  const narrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches) ?? false
  const small = useMediaQuery(SMALL, window.matchMedia(SMALL).matches) ?? false
  const [opened, setOpened] = useState(false)
  const label = companion?.label ?? ''
  const stays = companion?.stays ?? false
  const isList = small && nothingChosen
  const over = companion !== undefined && (stays ? small : narrow)
  // It was opened over the page: where it stands beside it again, or is gone, it does not come back by itself.
  if (opened && !over) setOpened(false)
  const state = useMemo(
    (): CompanionState => ({ label, open: over ? () => setOpened(true) : null }),
    [over, label],
  )
  const root = useRef<HTMLDivElement>(null)
  usePaneKeys(root, state.open)
  const left = useLeaveForPage(root, opened, () => setOpened(false))
  return (
    <Companion value={state}>
      <div ref={root} className={styles.panes} data-panes data-small={small || undefined}>
        {small && !isList && (list || (stays && over)) && (
          <div className={styles.doors} data-pane>
            {list && <ListDrawer list={list} page={root} />}
            {stays && state.open && (
              <Button variant="subtle" className={styles.companionDoor} onClick={state.open}>
                {label}
              </Button>
            )}
          </div>
        )}
        {list && !small && <SidePane side={list} name={`${name}-list`} edge="end" />}
        <div className={styles.main} data-pane>
          {isList && list ? <section aria-label={list.label}>{list.content}</section> : children}
        </div>
        {companion && !over && <SidePane side={companion} name={`${name}-companion`} edge="start" />}
        {companion && over && (
          <Drawer
            opened={opened}
            onClose={() => setOpened(false)}
            returnFocus={!left}
            position="right"
            size={companion.width + 40}
            title={companion.label}
            closeButtonProps={{ 'aria-label': t('actions.close') }}
            transitionProps={{ duration: 120 }}
            styles={{ body: { padding: 0 } }}
          >
            {companion.content}
          </Drawer>
        )}
      </div>
    </Companion>
  )
}

/** The list in a small window: behind a button, over the page until something in it was chosen. */
function ListDrawer({ list, page }: { list: Side; page: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('common')
  const [opened, setOpened] = useState(false)
  const { pathname } = useLocation()
  const left = useLeaveForPage(page, opened, () => setOpened(false))
  // Where a choice leads to another screen, that screen is what one wants to see.
  const [shownAt, setShownAt] = useState(pathname)
  if (shownAt !== pathname) {
    setShownAt(pathname)
    setOpened(false)
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href], button[aria-current]')) setOpened(false)
  }
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconList size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {list.label}
      </Button>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        returnFocus={!left}
        size={list.width + 120}
        title={list.label}
        closeButtonProps={{ 'aria-label': t('actions.close') }}
        transitionProps={{ duration: 120 }}
        styles={{ body: { padding: 0 } }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only takes in what its rows and links were pressed for. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a row or a link is a click too. */}
        <div onClick={onClick}>{list.content}</div>
      </Drawer>
    </>
  )
}

/** Closes what lies over the page once the cursor was put into the page; whether that is how it was closed. */
function useLeaveForPage(page: RefObject<HTMLElement | null>, opened: boolean, close: () => void): boolean {
  const [left, setLeft] = useState(false)
  const leave = useEffectEvent(() => {
    setLeft(true)
    close()
  })
  useEffect(() => {
    if (!opened) return
    setLeft(false)
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && page.current?.contains(target)) leave()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [opened, page])
  return left
}

function SidePane({ side, name, edge }: { side: Side; name: string; edge: 'start' | 'end' }) {
  const [width, setWidth] = useLocalStorage({
    key: `sonde-pane-${name}`,
    defaultValue: side.width,
    getInitialValueInEffect: false,
  })
  const resize = (next: number) => setWidth(Math.round(Math.min(LARGEST, Math.max(SMALLEST, next))))
  const handle = <Handle label={side.label} width={width} edge={edge} onResize={resize} />
  return (
    <>
      {edge === 'start' && handle}
      <section className={styles.pane} style={{ width }} aria-label={side.label} data-pane>
        {side.content}
      </section>
      {edge === 'end' && handle}
    </>
  )
}

interface HandleProps {
  label: string
  width: number
  edge: 'start' | 'end'
  onResize: (width: number) => void
}

/** The line between two panes: dragged, or moved with the arrow keys. */
function Handle({ label, width, edge, onResize }: HandleProps) {
  const { t } = useTranslation('common')
  const growsRight = edge === 'end'
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const { currentTarget, pointerId, clientX: from } = event
    currentTarget.setPointerCapture(pointerId)
    const move = ({ clientX }: globalThis.PointerEvent) =>
      onResize(width + (growsRight ? clientX - from : from - clientX))
    currentTarget.addEventListener('pointermove', move)
    currentTarget.addEventListener(
      'lostpointercapture',
      () => currentTarget.removeEventListener('pointermove', move),
      { once: true },
    )
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onResize(width + (growsRight ? STEP : -STEP))
    if (key === 'ArrowLeft') onResize(width + (growsRight ? -STEP : STEP))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a splitter that takes the focus is a widget, <hr> is none.
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('resize', { pane: label })}
      aria-valuenow={width}
      aria-valuemin={SMALLEST}
      aria-valuemax={LARGEST}
      tabIndex={0}
      className={styles.handle}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  )
}
