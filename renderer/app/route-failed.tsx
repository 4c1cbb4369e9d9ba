import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Shown in place of a screen that failed; the shell around it keeps working. */
export function RouteFailed({ reset }: ErrorComponentProps) {
  const { t } = useTranslation('common')
  return (
    <div role="alert">
      <PageHeader title={t('pageFailed.title')} />
      <EmptyState
        title={t('pageFailed.title')}
        action={<Button onClick={reset}>{t('actions.retry')}</Button>}
      >
        {t('pageFailed.text')}
      </EmptyState>
    </div>
  )
}
