import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { useNextFocus } from '../../lib/use-next-focus.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { isOpen } from '../../ui/runs/phase.ts'
import { splitRuns } from './fold-experiments.ts'
import { PastTable } from './past-table.tsx'
import styles from './runs.module.css'
import { UnderWayTable } from './under-way-table.tsx'

/** Number of runs loaded at once; older ones on request. */
const PAGE = 200

/** The runs under way, and all earlier ones. Kept up to date by the shell's feed. */
export function RunsPage() {
  const { t } = useTranslation('runs')
  const root = useRef<HTMLDivElement>(null)
  useFocusGoesWithRun(root)
  const [limit, setLimit] = useState(PAGE)
  const { data, error, refetch } = useQuery(
    api.runs.list.queryOptions({ input: { limit }, placeholderData: keepPreviousData }),
  )
  return (
    <>
      <PageHeader title={t('title')} />
      <div ref={root} tabIndex={-1} className={styles.page}>
        {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && (
          <>
            <RunsLists runs={data} />
            {data.length === limit && (
              <Button variant="default" onClick={() => setLimit(limit + PAGE)} className={styles.older}>
                {t('older')}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  )
}

/**
 * A run that ends goes from one table to the other: the focus that is on it goes with it. From a run that has gone from
 * the lists, it goes to the run in its place.
 */
function useFocusGoesWithRun(root: RefObject<HTMLElement | null>): void {
  const inHand = useRef({ id: '', place: 0 })
  useEffect(() => {
    const lists = root.current
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-run]') : null
      if (row) inHand.current = { id: row.dataset.run ?? '', place: rowsIn(lists).indexOf(row) }
    }
    lists?.addEventListener('focusin', note)
    return () => lists?.removeEventListener('focusin', note)
  }, [root])
  useNextFocus(root, {
    instead: () => {
      const { id, place } = inHand.current
      const rows = rowsIn(root.current)
      const row = rows.find(({ dataset }) => dataset.run === id) ?? rows[Math.min(place, rows.length - 1)]
      return row?.querySelector<HTMLElement>('a[href]')
    },
  })
}

function rowsIn(lists: Element | null): HTMLElement[] {
  return [...(lists?.querySelectorAll<HTMLElement>('[data-run]') ?? [])]
}

function RunsLists({ runs }: { runs: Parameters<typeof PastTable>[0]['runs'] }) {
  const { t } = useTranslation('runs')
  if (runs.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <Button renderRoot={(props) => <Link to="/surveys" {...props} />}>{t('empty.action')}</Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  const { open, past } = splitRuns(runs, isOpen)
  return (
    <>
      <section aria-labelledby="runs-under-way">
        <h2 id="runs-under-way" className={styles.heading}>
          {t('underWay')}
        </h2>
        {open.length === 0 ? (
          <p className={styles.nothing}>{t('nothingUnderWay')}</p>
        ) : (
          <UnderWayTable runs={open} />
        )}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="runs-past">
          <h2 id="runs-past" className={styles.heading}>
            {t('past')}
          </h2>
          <PastTable runs={past} />
        </section>
      )}
    </>
  )
}
