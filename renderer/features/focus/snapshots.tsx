import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { formatMoment, formatNumber, formatTime } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { Loading } from '../../ui/loading.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { RawText } from '../../ui/raw-text.tsx'
import styles from './focus.module.css'

/** Every different text of the transcript that came, newest first, each openable as received. */
export function Snapshots({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('focus')
  const language = useLanguage()
  const [open, setOpen] = useState<{ id: string; receivedAt: number } | null>(null)
  const { data, error, refetch } = useQuery(
    api.focus.snapshots.queryOptions({ input: { id: sessionId }, staleTime: 0 }),
  )
  if (error) return <ProblemNotice problem={error} onRetry={() => void refetch()} inline />
  if (data?.length === 0) return <p>{t('companion.noSnapshots')}</p>
  return (
    <>
      <ul className={styles.snapshots}>
        {data?.map((snapshot) => (
          <li key={snapshot.id}>
            <button
              type="button"
              className={styles.snapshot}
              title={t('companion.snapshot', {
                at: formatMoment(snapshot.receivedAt, language),
                size: formatNumber(snapshot.length, language),
              })}
              onClick={() => setOpen(snapshot)}
            >
              <span className="tabular">{formatTime(snapshot.receivedAt, language)}</span>
              <span className="caption tabular">
                {t('companion.characters', { size: formatNumber(snapshot.length, language) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && <SnapshotDialog snapshot={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function SnapshotDialog({
  snapshot,
  onClose,
}: {
  snapshot: { id: string; receivedAt: number }
  onClose: () => void
}) {
  const { t } = useTranslation(['focus', 'common'])
  const language = useLanguage()
  const { data, error, refetch } = useQuery(
    api.focus.snapshot.queryOptions({
      input: { snapshotId: snapshot.id },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  const title = t('companion.snapshotTitle', { at: formatMoment(snapshot.receivedAt, language) })
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={title}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {data ? <RawText text={data.text} label={title} /> : !error && <Loading />}
    </Modal>
  )
}
