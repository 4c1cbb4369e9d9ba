import { Drawer } from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import {
  createContext,
  type KeyboardEvent,
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

interface PanesProps {
  /** Names the screen: its widths are remembered under it. */
  name: string
  list?: Side
  companion?: Side
  children: ReactNode
}

/** Below this width the companion opens over the page instead of beside it (look.md: panes collapse under 1100 px). */
const NARROW = '(max-width: 1099px)'
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
export function Panes({ name, list, companion, children }: PanesProps) {
  const { t } = useTranslation('common')
  const narrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches) ?? false
  const [opened, setOpened] = useState(false)
  const label = companion?.label ?? ''
  const beside = companion !== undefined && !narrow
  const state = useMemo(
    (): CompanionState => ({ label, open: narrow && label !== '' ? () => setOpened(true) : null }),
    [narrow, label],
  )
  const root = useRef<HTMLDivElement>(null)
  usePaneKeys(root, state.open)
  const left = useLeaveForPage(root, opened, () => setOpened(false))
  return (
    <Companion value={state}>
      <div ref={root} className={styles.panes} data-panes>
        {list && <SidePane side={list} name={`${name}-list`} edge="end" />}
        <div className={styles.main} data-pane>
          {children}
        </div>
        {beside && <SidePane side={companion} name={`${name}-companion`} edge="start" />}
        {companion && narrow && (
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
