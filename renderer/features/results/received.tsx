import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { api } from '../../lib/api.ts'
import { DeskDoor } from '../../ui/desk-door.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PayloadList } from '../../ui/received/payload-list.tsx'

/** The payloads of this run, which can be opened as received, and a link to the reading desk. */
export function Received({ run }: { run: Run }) {
  const { t } = useTranslation('results')
  const { data, error, refetch } = useQuery(
    api.runs.payloads.queryOptions({ input: { id: run.id }, staleTime: 0 }),
  )
  if (error) return <ProblemNotice problem={error} onRetry={() => void refetch()} inline />
  if (!data) return null
  return (
    <>
      <PayloadList payloads={data} />
      {data.length > 0 && <DeskDoor of={{ kind: 'run', id: run.id }}>{t('companion.teach')}</DeskDoor>}
    </>
  )
}
