import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Shown for an unknown address. */
export function NotFound() {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        title={t('notFound.title')}
        action={<Button onClick={() => navigate({ to: '/surveys' })}>{t('notFound.action')}</Button>}
      >
        {t('notFound.text')}
      </EmptyState>
    </>
  )
}
