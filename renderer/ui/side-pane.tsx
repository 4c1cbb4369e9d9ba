import { useLocalStorage } from '@mantine/hooks'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaneName, PaneSide } from './pane-side.ts'
import styles from './panes.module.css'

/** Pixels. */
const SMALLEST = 180
const LARGEST = 560
const STEP = 16

interface SidePaneProps {
  side: PaneSide
  name: PaneName
  /** The screen under whose name its width is remembered. */
  screen: string
}

/** A pane beside the page, with the handle that changes its width. */
export function SidePane({ side, name, screen }: SidePaneProps) {
  const [width, setWidth] = useLocalStorage({
    key: `sonde-pane-${screen}-${name}`,
    defaultValue: side.width,
    getInitialValueInEffect: false,
  })
  const resize = (next: number) => setWidth(Math.round(Math.min(LARGEST, Math.max(SMALLEST, next))))
  const handle = <Handle label={side.label} width={width} growsRight={name === 'list'} onResize={resize} />
  return (
    <>
      {name === 'companion' && handle}
      <section
        className={styles.pane}
        style={{ width }}
        aria-label={side.label}
        data-pane
        data-pane-side={name}
      >
        {side.content}
      </section>
      {name === 'list' && handle}
    </>
  )
}

interface HandleProps {
  label: string
  width: number
  /** Whether moving the handle to the right makes the pane wider. */
  growsRight: boolean
  onResize: (width: number) => void
}

/** The handle between two panes: dragged, or moved with the arrow keys. */
function Handle({ label, width, growsRight, onResize }: HandleProps) {
  const { t } = useTranslation('common')
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
