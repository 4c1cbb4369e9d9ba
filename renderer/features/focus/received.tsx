import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { DeskDoor } from '../../ui/desk-door.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PayloadList } from '../../ui/received/payload-list.tsx'

/** The payloads of this session, which can be opened as received, and a link to the reading desk. */
export function Received({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('focus')
  const { data, error, refetch } = useQuery(
    api.focus.received.queryOptions({ input: { id: sessionId }, staleTime: 0 }),
  )
  if (error) return <ProblemNotice problem={error} onRetry={() => void refetch()} inline />
  if (!data) return null
  return (
    <>
      <PayloadList payloads={data} />
      {data.length > 0 && <DeskDoor of={{ kind: 'session', id: sessionId }}>{t('companion.teach')}</DeskDoor>}
    </>
  )
}
