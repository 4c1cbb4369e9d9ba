import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { KeptText } from '../../ui/kept-text.tsx'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import styles from './focus.module.css'
import { NewSessionButton } from './new-session-button.tsx'
import { useSessions } from './use-sessions.ts'

/** The list of focus groups, with a search in their titles, guides and transcripts. */
export function SessionList({ current }: { current: string | null }) {
  const { t } = useTranslation(['focus', 'shell'])
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useSessions(useDeferredValue(search))
  return (
    <div className={styles.sessions}>
      <NewSessionButton>{t('new')}</NewSessionButton>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('shell:search.button')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} inline />}
      {data?.length === 0 && <p className={styles.soft}>{t('noneFound')}</p>}
      <ul className={styles.list}>
        {data?.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} current={session.id === current} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SessionRow({ session, current }: { session: FocusSession; current: boolean }) {
  const { t } = useTranslation(['focus', 'common'])
  const { draft, state, activity, roundsRun } = session
  const busy = activity !== 'idle'
  const notes = [
    busy ? t(`activities.${activity}`) : t(`states.${state}`),
    ...(roundsRun === null || roundsRun === 0
      ? []
      : [t('rounds', { run: roundsRun, total: draft.rounds ?? '?' })]),
  ]
  return (
    <Link
      to="/focus/$sessionId"
      params={{ sessionId: session.id }}
      className={styles.row}
      aria-current={current ? 'page' : undefined}
    >
      <span className={styles.rowTitle}>
        <KeptText text={draft.title.trim() || t('common:untitled')} /> {session.practice && <PracticeTag />}
      </span>
      <span className={styles.rowNotes}>
        {notes.join(' · ')} · <RelativeTime at={session.updatedAt} />
      </span>
    </Link>
  )
}
