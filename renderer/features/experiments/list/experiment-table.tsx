import { VisuallyHidden } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExperimentSummary } from '../../../../shared/models/experiment.ts'
import { useNextFocus } from '../../../lib/use-next-focus.ts'
import { useRowsInView } from '../../../lib/use-rows-in-view.ts'
import list from '../../../ui/list-table.module.css'
import { ExperimentRow } from './experiment-row.tsx'
import styles from './experiment-table.module.css'

const ROW_HEIGHT = 32

/** The experiments as a table; only rows in view are rendered. */
export function ExperimentTable({ experiments }: { experiments: readonly ExperimentSummary[] }) {
  const { t } = useTranslation('experiments')
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const { rows, total } = useRowsInView(scroller, experiments.length, { height: ROW_HEIGHT, stays: focused })
  // When a plan is deleted, the next one gets the focus.
  useNextFocus(scroller, {
    near: 'tbody',
    instead: () => {
      const at = Math.min(focused ?? 0, experiments.length - 1)
      return scroller.current?.querySelector<HTMLElement>(`[aria-rowindex="${at + 2}"] a`)
    },
  })
  return (
    <div ref={scroller} className={list.scroller} data-pane tabIndex={-1}>
      {/* Keeps its height while rows are exchanged: with a shorter list the scroll position would jump. */}
      <div style={{ minHeight: total + ROW_HEIGHT }}>
        <table
          className={`${list.table} ${styles.table}`}
          aria-label={t('title')}
          aria-rowcount={experiments.length + 1}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{t('columns.title')}</th>
              <th scope="col" className={styles.arms}>
                {t('columns.arms')}
              </th>
              <th scope="col" className={styles.runs}>
                {t('columns.runs')}
              </th>
              <th scope="col" className={styles.connection}>
                {t('columns.connection')}
              </th>
              <th scope="col" className={styles.changed}>
                {t('columns.changed')}
              </th>
              <th scope="col" className={styles.actions}>
                <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {rows.map(({ index }, at) => {
            const experiment = experiments[index]
            if (!experiment) return null
            const before = (at === 0 ? -1 : (rows[at - 1]?.index ?? -1)) + 1
            return (
              <ExperimentRow
                key={experiment.id}
                experiment={experiment}
                index={index}
                above={(index - before) * ROW_HEIGHT}
                onFocus={setFocused}
              />
            )
          })}
        </table>
      </div>
    </div>
  )
}
