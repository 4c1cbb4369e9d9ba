import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLibraryView } from './library-view.ts'

interface NothingHereProps {
  /** What was looked for; empty when nothing was. */
  search: string
  /** How a library begins. */
  children: ReactNode
}

/** Why no survey is shown, and what to do about it. */
export function NothingHere({ search, children }: NothingHereProps) {
  const { t } = useTranslation('surveys')
  const { place, tags, search: look, filter } = useLibraryView()
  if (search !== '')
    return (
      <EmptyState
        title={t('nothing.title')}
        action={
          <Button variant="default" onClick={() => look('')}>
            {t('nothing.action')}
          </Button>
        }
      >
        {t('nothing.text', { search })}
      </EmptyState>
    )
  if (tags.length > 0)
    return (
      <EmptyState
        title={t('nothing.title')}
        action={
          <Button variant="default" onClick={() => filter([])}>
            {t('nothing.showAll')}
          </Button>
        }
      >
        {t('nothing.tags', { tags: tags.join(', ') })}
      </EmptyState>
    )
  if (place === 'archived')
    return <EmptyState title={t('empty.archived')}>{t('empty.archivedText')}</EmptyState>
  if (place === 'deleted') return <EmptyState title={t('empty.deleted')}>{t('empty.deletedText')}</EmptyState>
  return (
    <EmptyState title={t('empty.title')} action={children}>
      {t('empty.text')}
    </EmptyState>
  )
}
