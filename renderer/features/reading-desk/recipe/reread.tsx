import { Button, Progress, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RereadProgress } from '../../../../shared/models/reading-desk.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import table from '../../../ui/data-table.module.css'
import reflow from '../../../ui/reflow-table.module.css'
import { useFirstFew } from '../../../ui/use-first-few.tsx'
import styles from '../desk.module.css'
import { ChangedRun } from './changed-run.tsx'
import { useReread } from './use-reread.ts'

interface RereadProps {
  connectionId: string
  /** Name of the connection. */
  name: string
  /** Whether there is no recipe any more. */
  without?: boolean
}

/**
 * Offers to read everything stored again, and shows the progress and what has changed. Nothing is offered where nothing
 * is stored.
 */
export function Reread({ connectionId, name, without = false }: RereadProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { runs, progress, start, stop } = useReread(connectionId)
  const section = useRef<HTMLElement>(null)
  const hasBegun = progress !== null
  useEffect(() => {
    // The button that had the focus is gone.
    if (hasBegun) section.current?.focus()
  }, [hasBegun])
  if (!progress)
    return runs === 0 ? null : (
      <>
        <p className="caption">{t(without ? 'reread.helpWithout' : 'reread.help', { name })}</p>
        <Button variant="default" onClick={start}>
          {t('reread.offer')}
        </Button>
      </>
    )
  const { state, done, total } = progress
  const told = t('reread.progress', {
    done: formatNumber(done, language),
    total: formatNumber(total, language),
  })
  return (
    <section ref={section} aria-label={t('reread.label')} tabIndex={-1}>
      {state === 'running' ? (
        <div className={styles.progress}>
          <Progress
            value={total === 0 ? 0 : (done / total) * 100}
            transitionDuration={0}
            aria-label={t('reread.running')}
          />
          <span className="tabular">{told}</span>
          <Button variant="default" onClick={stop}>
            {t('reread.stop')}
          </Button>
        </div>
      ) : (
        <p role="status">{t(`reread.${state}`)}</p>
      )}
      {progress.kept > 0 && (
        <p>{t('reread.kept', { count: progress.kept, number: formatNumber(progress.kept, language) })}</p>
      )}
      <Changed progress={progress} />
    </section>
  )
}

function Changed({ progress: { state, changed } }: { progress: RereadProgress }) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { shown, more } = useFirstFew(changed, 'th a')
  const number = (value: number) => formatNumber(value, language)
  if (changed.length === 0) return state === 'done' ? <p>{t('reread.unchanged')}</p> : null
  return (
    <div data-few>
      <table className={`${table.table} ${reflow.reflow}`} aria-label={t('reread.changed')}>
        <thead>
          <tr>
            <th scope="col">{t('reread.run')}</th>
            <th scope="col" className={table.number}>
              {t('reread.before')}
            </th>
            <th scope="col" className={table.number}>
              {t('reread.now')}
            </th>
            <th scope="col" className={table.number}>
              {t('reread.figures')}
            </th>
            <th scope="col">
              <VisuallyHidden>{t('earlier.changes')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ runId, title, before, now, figures }) => (
            <tr key={runId}>
              <th scope="row">
                <ChangedRun runId={runId} title={title} />
              </th>
              <td className={table.number} data-label={t('reread.before')}>
                {number(before)}
              </td>
              <td className={table.number} data-label={t('reread.now')}>
                {number(now)}
              </td>
              <td className={table.number} data-label={t('reread.figures')}>
                {number(figures)}
              </td>
              <td>
                <Link
                  to="/desk/run/$runId/readings"
                  params={{ runId }}
                  className={styles.link}
                  aria-label={t('earlier.compare', { title })}
                >
                  {t('earlier.changes')}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </div>
  )
}
