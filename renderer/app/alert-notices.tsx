import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../lib/api.ts'
import { Notice } from './notice.tsx'

/**
 * Milliseconds between two requests for the alerts. Runs report their own; focus groups that are on no screen do not.
 */
const ASKED_EVERY = 15_000

interface AlertNoticesProps {
  hidden: readonly string[]
  onHide: (name: string) => void
}

/** Says that something is only held in memory, and lost if Sonde is quit, and lists strays: surveys created twice. */
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
