import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../lib/api.ts'
import { Notice } from './notice.tsx'

/** After a restore: says that work is held until the person has seen what was unfinished. */
export function HeldNotice() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data: held } = useQuery(api.restore.held.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  if (!held || pathname === '/restored') return null
  return (
    <Notice
      action={
        <Button variant="default" onClick={() => navigate({ to: '/restored' })}>
          {t('notices.compareHeld')}
        </Button>
      }
    >
      {held.seen ? t('notices.stillHeld', { count: held.items.length }) : t('notices.held')}
    </Notice>
  )
}
