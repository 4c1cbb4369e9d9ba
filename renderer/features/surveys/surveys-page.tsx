import { Button, Group, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ImportButton } from '../exchange/import-button.tsx'
import { SurveyTable } from './survey-table.tsx'
import styles from './surveys-page.module.css'
import { useSurveyActions } from './use-survey-actions.ts'

/** From the last keystroke to the search. Milliseconds. */
const SEARCH_AFTER = 150

/** The library of surveys. */
export function SurveysPage() {
  const { t } = useTranslation('surveys')
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text.trim(), SEARCH_AFTER)
  const { create, creating, duplicate, remove } = useSurveyActions()
  const list = useQuery(
    api.surveys.list.queryOptions({
      input: wanted === '' ? {} : { search: wanted },
      placeholderData: keepPreviousData,
    }),
  )
  const createButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={create} loading={creating}>
      {t('create')}
    </Button>
  )
  const isEmpty = list.data?.length === 0 && wanted === '' && !list.isPlaceholderData
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} note={list.data && t('count', { count: list.data.length })} />
      {!isEmpty && (
        <div className={styles.bar}>
          <TextInput
            type="search"
            className={styles.search}
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <ImportButton />
          {createButton}
        </div>
      )}
      {list.isError && (
        <div className={styles.problem}>
          <ProblemNotice problem={list.error} onRetry={() => list.refetch()} />
        </div>
      )}
      {list.isPending && <Loading />}
      {isEmpty && (
        <EmptyState
          title={t('empty.title')}
          action={
            <Group>
              {createButton}
              <ImportButton />
            </Group>
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
      {list.data?.length === 0 && wanted !== '' && (
        <EmptyState
          title={t('nothing.title')}
          action={
            <Button variant="default" onClick={() => setText('')}>
              {t('nothing.action')}
            </Button>
          }
        >
          {t('nothing.text', { search: wanted })}
        </EmptyState>
      )}
      {list.data && list.data.length > 0 && (
        <SurveyTable surveys={list.data} onDuplicate={duplicate} onRemove={remove} />
      )}
    </div>
  )
}
