import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgeRange } from '../../../../shared/models/age-range.ts'
import styles from './audience-ages.module.css'
import {
  type AgeDrag,
  borderAt,
  dragTo,
  type Grip,
  moveEnd,
  placeOnStrip,
  STRIP,
  stepOf,
} from './audience-scale.ts'

interface AudienceTrackProps {
  /** The range's number as shown, from 1. */
  number: number
  /** Null while the text is not a range. */
  range: AgeRange | null
  /** Text on the strip while there is no range. */
  hint: string
  onChange: (range: AgeRange) => void
  onLeave: () => void
}

const ENDS = ['min', 'max'] as const

/**
 * One age range on the strip. The range and its ends can be dragged, the ends also moved with keys; a new one can be
 * drawn.
 */
export function AudienceTrack({ number, range, hint, onChange, onLeave }: AudienceTrackProps) {
  const { t } = useTranslation('audience')
  const track = useRef<HTMLDivElement>(null)
  const drag = useRef<AgeDrag>(null)
  const borderOf = ({ clientX }: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    return box ? borderAt((clientX - box.left) / box.width) : 0
  }
  const grab = (grip: Grip) => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation()
    const from = borderOf(event)
    drag.current = { grip, range: range ?? { min: from, max: from }, from }
    track.current?.setPointerCapture(event.pointerId)
  }
  const onMove = (event: PointerEvent) => {
    if (!drag.current) return
    const next = dragTo(drag.current, borderOf(event))
    if (next.min !== range?.min || next.max !== range.max) onChange(next)
  }
  const release = () => {
    if (!drag.current) return
    drag.current = null
    onLeave()
  }
  const onKeyDown = (end: 'min' | 'max') => (event: KeyboardEvent) => {
    const by = stepOf(event.key)
    if (by === null || !range || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChange(moveEnd(range, end, by))
  }
  const place = range && placeOnStrip(range)
  return (
    <div
      ref={track}
      className={styles.track}
      data-age-strip={number}
      onPointerDown={range ? undefined : grab('new')}
      onPointerMove={onMove}
      onPointerUp={release}
      onPointerCancel={release}
      data-empty={range === null || undefined}
    >
      {place ? (
        <div className={styles.bar} style={place} onPointerDown={grab('both')}>
          {ENDS.map((end) => (
            <div
              key={end}
              role="slider"
              tabIndex={0}
              className={styles.end}
              data-end={end}
              aria-label={t(end === 'min' ? 'from' : 'to', { number })}
              aria-orientation="horizontal"
              aria-valuemin={end === 'min' ? STRIP.min : range.min}
              aria-valuemax={end === 'min' ? range.max : Math.max(STRIP.max, range.max)}
              aria-valuenow={range[end]}
              aria-valuetext={t('years', { count: range[end] })}
              onPointerDown={grab(end)}
              onKeyDown={onKeyDown(end)}
              onBlur={onLeave}
            />
          ))}
        </div>
      ) : (
        <span className={styles.trackHint}>{hint}</span>
      )}
    </div>
  )
}
