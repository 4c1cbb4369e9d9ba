import { Button } from '@mantine/core'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panes } from '../../ui/panes.tsx'
import { useListPlace } from './list-place.ts'
import { NewSessionButton } from './new-session-button.tsx'
import { SessionList } from './session-list.tsx'
import { useFollowSessions } from './use-follow-sessions.ts'
import { useSessions } from './use-sessions.ts'

/** The list of focus groups, with none of them open. */
export function FocusPage() {
  const { t } = useTranslation('focus')
  useFollowSessions()
  const { data, isPending } = useSessions('')
  const { data: bin, isPending: isBinPending } = useSessions('', true)
  const [place, setPlace] = useListPlace()
  const none = useSettled(data?.length === 0)
  const allInBin = none && place === 'listed'
  return (
    <>
      <PageHeader title={t('title')} />
      {isPending || (none && isBinPending) ? (
        <Loading />
      ) : none && !bin?.length ? (
        <EmptyState
          title={t('empty.title')}
          action={<NewSessionButton primary>{t('empty.action')}</NewSessionButton>}
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <Panes
          name="focus"
          list={{
            label: t('sessions'),
            width: 248,
            content: <SessionList current={null} place={place} onPlace={setPlace} isToldBeside={allInBin} />,
          }}
          nothingChosen
        >
          {allInBin ? (
            <EmptyState
              title={t('bin.allTitle')}
              action={<Button onClick={() => setPlace('bin')}>{t('bin.open')}</Button>}
            >
              {t('bin.allText')}
            </EmptyState>
          ) : (
            <EmptyState title={t('pick.title')}>{t('pick.text')}</EmptyState>
          )}
        </Panes>
      )}
    </>
  )
}

/** A value as it was before a new group, which is already listed, has its page: this page stays as it was till then. */
function useSettled<T>(value: T): T {
  const isStarting = useIsMutating({ mutationKey: api.focus.createDraft.mutationKey() }) > 0
  const [settled, setSettled] = useState(value)
  if (!isStarting && settled !== value) setSettled(value)
  return isStarting ? settled : value
}
