import { SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { KeptText } from '../../ui/kept-text.tsx'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import styles from './focus.module.css'
import { NewSessionButton } from './new-session-button.tsx'
import { useSessions } from './use-sessions.ts'
import { useStageWords } from './use-stage-words.ts'

interface SessionListProps {
  /** Id of the group on the screen. */
  current: string | null
  /** Whether the bin is shown first, because the group on the screen is in it. */
  inBin?: boolean
}

/** The list of focus groups or of those in the bin, with a search in their titles, guides and transcripts. */
export function SessionList({ current, inBin = false }: SessionListProps) {
  const { t } = useTranslation(['focus', 'shell'])
  const [search, setSearch] = useState('')
  const [place, setPlace] = useState<Place>(inBin ? 'bin' : 'listed')
  const [wasInBin, setWasInBin] = useState(inBin)
  // The list follows the group on the screen into the bin and back.
  if (inBin !== wasInBin) {
    setWasInBin(inBin)
    setPlace(inBin ? 'bin' : 'listed')
  }
  const wanted = useDeferredValue(search)
  const { data, error, refetch } = useSessions(wanted, place === 'bin')
  const { data: bin } = useSessions('', true)
  const none = t(place === 'bin' ? 'bin.empty' : bin?.length ? 'bin.all' : 'empty.title')
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
      <PlaceChoice place={place} onChange={setPlace} />
      {data?.length === 0 && <p className={styles.soft}>{wanted.trim() !== '' ? t('noneFound') : none}</p>}
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

type Place = 'listed' | 'bin'

/** The choice between the groups in use and those in the bin. Not shown as long as nothing is in the bin. */
function PlaceChoice({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const { t } = useTranslation('focus')
  const language = useLanguage()
  const { data: listed } = useSessions('')
  const { data: bin } = useSessions('', true)
  if (place === 'listed' && !bin?.length) return null
  const label = (name: Place, count: number | undefined) =>
    count === undefined ? t(`places.${name}`) : `${t(`places.${name}`)} ${formatNumber(count, language)}`
  return (
    <SegmentedControl<Place>
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
