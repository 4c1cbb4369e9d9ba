import { Button } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLibraryView } from './library-view.ts'

interface NothingHereProps {
  /** The text searched for; empty without a search. */
  search: string
  /** Whether it must take the focus, because it replaces the list that had it. */
  takesFocus: RefObject<boolean>
  /** Shown in an empty library. */
  children: ReactNode
}

/** Says why no survey is shown, and what to do. */
export function NothingHere({ search, takesFocus, children }: NothingHereProps) {
  const { t } = useTranslation('surveys')
  const { place, tags, search: look, filter } = useLibraryView()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus()
    takesFocus.current = false
  }, [takesFocus])
  if (search !== '')
    return (
      <EmptyState
        heading={heading}
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
        heading={heading}
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
    return (
      <EmptyState heading={heading} title={t('empty.archived')}>
        {t('empty.archivedText')}
      </EmptyState>
    )
  if (place === 'deleted')
    return (
      <EmptyState heading={heading} title={t('empty.deleted')}>
        {t('empty.deletedText')}
      </EmptyState>
    )
  return (
    <EmptyState heading={heading} title={t('empty.title')} action={children}>
      {t('empty.text')}
    </EmptyState>
  )
}
