import { VisuallyHidden } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import { SurveyRow } from './survey-row.tsx'
import styles from './survey-table.module.css'

const ROW_HEIGHT = 32
const COLUMNS = ['title', 'about', 'items', 'changed', 'runs'] as const

interface SurveyTableProps {
  surveys: readonly SurveySummary[]
  onDuplicate: (survey: SurveySummary) => void
  onRemove: (survey: SurveySummary) => void
}

/** The library like a table of contents. Only rows in view are drawn; the arrow keys go from row to row. */
export function SurveyTable({ surveys, onDuplicate, onRemove }: SurveyTableProps) {
  const { t } = useTranslation('surveys')
  const scroller = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const virtual = useVirtualizer({
    count: surveys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollPaddingStart: ROW_HEIGHT,
    getItemKey: (index) => surveys[index]?.id ?? index,
  })
  const rows = virtual.getVirtualItems()
  const above = rows[0]?.start ?? 0
  const below = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)
  // The row that Tab leads to must be drawn, or Tab would pass the list by.
  const first = rows[0]?.index ?? 0
  const last = rows.at(-1)?.index ?? 0
  const tabbable = Math.min(last, Math.max(first, current))

  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(surveys.length - 1, index))
    setCurrent(next)
    virtual.scrollToIndex(next)
    requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-row="${next}"] a`)?.focus()
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2)
    const targets: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + page,
      PageUp: current - page,
      Home: 0,
      End: surveys.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined || !(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    goTo(target)
  }
  return (
    <div ref={scroller} className={styles.scroller}>
      <table className={styles.table} aria-label={t('title')} aria-rowcount={surveys.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className={styles[name]}>
                {t(`columns.${name}`)}
              </th>
            ))}
            <th scope="col" className={styles.actions}>
              <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <Spacer height={above} />
        <tbody onKeyDown={onKeyDown}>
          {rows.map(({ key, index }) => {
            const survey = surveys[index]
            return (
              survey && (
                <SurveyRow
                  key={key}
                  survey={survey}
                  index={index}
                  tabbable={index === tabbable}
                  onFocus={setCurrent}
                  onDuplicate={onDuplicate}
                  onRemove={onRemove}
                />
              )
            )
          })}
        </tbody>
        <Spacer height={below} />
      </table>
    </div>
  )
}

/** Stands for the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={COLUMNS.length + 1} style={{ height, padding: 0 }} />
      </tr>
    </tbody>
  )
}
