import { SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { useCommand } from '../../lib/commands.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { KeptText } from '../../ui/kept-text.tsx'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import styles from './focus.module.css'
import type { ListPlace } from './list-place.ts'
import { NewSessionButton } from './new-session-button.tsx'
import { RestoreRow } from './restore-row.tsx'
import { SessionRowMenu } from './session-row-menu.tsx'
import { useLeadToRow } from './use-lead-to-row.ts'
import { useSessions } from './use-sessions.ts'
import { useStageWords } from './use-stage-words.ts'

interface SessionListProps {
  /** Id of the group on the screen. */
  current: string | null
  place: ListPlace
  onPlace: (place: ListPlace) => void
  /** Whether the page beside the list, which a small window has no room for, says why the list is empty. */
  isToldBeside?: boolean
}

/** The list of focus groups or of those in the bin, with a search in their titles, guides and transcripts. */
export function SessionList({ current, place, onPlace, isToldBeside = false }: SessionListProps) {
  const { t } = useTranslation(['focus', 'shell', 'counts'])
  const navigate = useNavigate()
  useCommand(t('counts:command'), () => void navigate({ to: '/focus/compare' }))
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const { data, error, refetch } = useSessions(wanted, place === 'bin')
  const { data: bin } = useSessions('', true)
  const list = useRef<HTMLDivElement>(null)
  const leadFrom = useLeadToRow(list, data, { place, current })
  const none = t(place === 'bin' ? 'bin.empty' : bin?.length ? 'bin.all' : 'empty.title')
  return (
    <div ref={list} className={styles.sessions}>
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
      <PlaceChoice place={place} onChange={onPlace} />
      {data?.length === 0 && (
        <p
          tabIndex={-1}
          data-none
          className={`${styles.soft} ${isToldBeside && wanted.trim() === '' ? styles.toldBeside : ''}`}
        >
          {wanted.trim() !== '' ? t('noneFound') : none}
        </p>
      )}
      <ul className={styles.list}>
        {data?.map((session) => (
          <li key={session.id} className={styles.entry}>
            <SessionRow session={session} current={session.id === current} />
            {place === 'bin' ? (
              // The open group leaves the bin with its page, and the list follows it.
              <RestoreRow session={session} onLeave={() => session.id !== current && leadFrom(session.id)} />
            ) : (
              <SessionRowMenu session={session} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The choice between the groups in use and those in the bin. Not shown as long as nothing is in the bin. */
function PlaceChoice({ place, onChange }: { place: ListPlace; onChange: (place: ListPlace) => void }) {
  const { t } = useTranslation('focus')
  const language = useLanguage()
  const { data: listed } = useSessions('')
  const { data: bin } = useSessions('', true)
  if (place === 'listed' && !bin?.length) return null
  const label = (name: ListPlace, count: number | undefined) =>
    count === undefined ? t(`places.${name}`) : `${t(`places.${name}`)} ${formatNumber(count, language)}`
  return (
    <SegmentedControl<ListPlace>
      size="xs"
      aria-label={t('places.label')}
      value={place}
      onChange={onChange}
      data={[
        { value: 'listed', label: label('listed', listed?.length) },
        { value: 'bin', label: label('bin', bin?.length) },
      ]}
    />
  )
}

function SessionRow({ session, current }: { session: FocusSession; current: boolean }) {
  const { t } = useTranslation(['focus', 'common'])
  const stage = useStageWords()
  const { draft, roundsRun } = session
  const title = draft.title.trim() || t('common:untitled')
  const notes = [
    stage(session),
    ...(roundsRun === null || roundsRun === 0
      ? []
      : [t('rounds', { run: roundsRun, total: draft.rounds ?? '?' })]),
  ]
  return (
    <Link
      to="/focus/$sessionId"
      params={{ sessionId: session.id }}
      className={styles.row}
      data-row={session.id}
      aria-current={current ? 'page' : undefined}
    >
      <span className={styles.rowTitle} title={title}>
        <KeptText text={title} />
      </span>
      <span className={styles.rowNotes}>
        {session.practice && <PracticeTag />} {notes.join(' · ')} · <RelativeTime at={session.updatedAt} />
      </span>
    </Link>
  )
}
