import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panes } from '../../ui/panes.tsx'
import { NewSessionButton } from './new-session-button.tsx'
import { SessionList } from './session-list.tsx'
import { useFollowSessions } from './use-follow-sessions.ts'
import { useSessions } from './use-sessions.ts'

/** The list of focus groups, with none of them open. */
export function FocusPage() {
  const { t } = useTranslation('focus')
  useFollowSessions()
  const { data } = useSessions('')
  const { data: bin, isPending: isBinPending } = useSessions('', true)
  const none = data?.length === 0
  const beginning = (
    <EmptyState
      title={t('empty.title')}
      action={<NewSessionButton primary>{t('empty.action')}</NewSessionButton>}
    >
      {t('empty.text')}
    </EmptyState>
  )
  return (
    <>
      <PageHeader title={t('title')} />
      {none && isBinPending ? (
        <Loading />
      ) : none && !bin?.length ? (
        beginning
      ) : (
        <Panes
          name="focus"
          list={{ label: t('sessions'), width: 248, content: <SessionList current={null} /> }}
          nothingChosen
        >
          {none ? beginning : <EmptyState title={t('pick.title')}>{t('pick.text')}</EmptyState>}
        </Panes>
      )}
    </>
  )
}
