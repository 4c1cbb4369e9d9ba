import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../lib/api.ts'
import { Notice } from './notice.tsx'

/** Runs tell of themselves; focus groups that nobody looks at are asked for this often. Milliseconds. */
const ASKED_EVERY = 15_000

interface AlertNoticesProps {
  hidden: readonly string[]
  onHide: (name: string) => void
}

/** What only the memory holds, which is lost if Sonde is quit; and surveys that the service made too many. */
export function AlertNotices({ hidden, onHide }: AlertNoticesProps) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const { data } = useQuery(api.app.alerts.queryOptions({ refetchInterval: ASKED_EVERY }))
  if (!data) return null
  const strays = data.strays.filter(({ id }) => !hidden.includes(`stray ${id}`))
  return (
    <>
      {data.unsaved.length > 0 && <Notice grave>{t('notices.heldInMemory')}</Notice>}
      {strays.map(({ id, title }) => (
        <Notice
          key={id}
          grave
          onHide={() => onHide(`stray ${id}`)}
          action={
            <Button variant="default" onClick={() => navigate({ to: '/runs/$runId', params: { runId: id } })}>
              {t('notices.seeRun')}
            </Button>
          }
        >
          {t('notices.stray', { title })}
        </Notice>
      ))}
    </>
  )
}
