import { Button, Group, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ImportButton } from '../exchange/import-button.tsx'
import { ImportDialog } from '../exchange/import-dialog.tsx'
import { ExampleButton } from '../templates/example-button.tsx'
import { TemplateButton } from '../templates/template-button.tsx'
import { LibraryBar } from './library-bar.tsx'
import { useLibraryView } from './library-view.ts'
import { NothingHere } from './nothing-here.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { staysListed } from './stays-listed.ts'
import { type ListFocus, SurveyTable } from './survey-table.tsx'
import styles from './surveys-page.module.css'
import { TagsDialog } from './tags-dialog.tsx'
import { useFirstRows } from './use-library-rows.ts'
import { useSelection } from './use-selection.ts'
import { useSettledList } from './use-settled-list.ts'
import { useSurveyActions } from './use-survey-actions.ts'

/**
 * Milliseconds from the last key to the search: the pace of a quick typist, so that unfinished words are not searched
 * for.
 */
const SEARCH_AFTER = 80

/** The library of surveys. */
export function SurveysPage() {
  const { t } = useTranslation('surveys')
  const { text, place, tags, order, descending, search } = useLibraryView()
  const [wanted] = useDebouncedValue(text.trim(), SEARCH_AFTER)
  const filter = useMemo(
    () => ({ search: wanted, place, tags: [...tags], order, descending }),
    [wanted, place, tags, order, descending],
  )
  const actions = useSurveyActions()
  const list = useFirstRows(filter)
  const isSettled = useSettledList(list)
  const rowAt = useRef<(index: number) => SurveySummary | null>(() => null)
  const selection = useSelection(filter, rowAt)
  const listFocus = useRef<ListFocus>(null)
  const focusLost = useRef(false)
  const [tagged, setTagged] = useState<readonly SurveySummary[]>([])
  const navigate = useNavigate()
  const [importing, setImporting] = useState(false)
  const { import: wantsImport = false } = useSearch({ from: '/surveys' })
  // The palette led here to import. The address is changed, so that coming back later does not open the dialog again.
  useEffect(() => {
    if (!wantsImport) return
    setImporting(true)
    void navigate({ to: '/surveys', replace: true })
  }, [wantsImport, navigate])
  const createButton = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      onClick={actions.create}
      loading={actions.creating}
    >
      {t('create')}
    </Button>
  )
  const isFiltered = wanted !== '' || tags.length > 0
  const total = list.data?.total
  const isNew = place === 'current' && text === '' && !isFiltered && total === 0 && !list.isPlaceholderData
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        note={total !== undefined && t(isFiltered ? 'found' : 'count', { count: total })}
      />
      {!list.isPending && !isNew && (
        <div className={styles.bar} data-pane>
          <TextInput
            type="search"
            className={styles.search}
            aria-label={t('search')}
            placeholder={t('searchHint')}
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            value={text}
            onChange={(event) => search(event.currentTarget.value)}
            onKeyDown={(event) => {
              // The arrow key leads from the search box into the list below.
              if (event.key !== 'ArrowDown' || !listFocus.current) return
              event.preventDefault()
              listFocus.current.take()
            }}
          />
          <TemplateButton />
          <ImportButton onOpen={() => setImporting(true)} />
          {createButton}
        </div>
      )}
      {selection.surveys.size > 0 ? (
        <SelectionBar
          selection={selection}
          actions={actions}
          onTag={setTagged}
          onGone={(leaving) => (leaving ? listFocus.current?.takeAfterwards() : listFocus.current?.take())}
        />
      ) : (
        !list.isPending && <LibraryBar actions={actions} isNew={isNew} />
      )}
      {list.isError && (
        <div className={styles.problem}>
          <ProblemNotice problem={list.error} onRetry={() => list.refetch()} />
        </div>
      )}
      {!isSettled && !list.isError && <Loading />}
      {isSettled && total === 0 && !list.isPlaceholderData && (
        <NothingHere search={wanted} takesFocus={focusLost}>
          <Group>
            {createButton}
            <ExampleButton />
            <TemplateButton />
            <ImportButton onOpen={() => setImporting(true)} />
          </Group>
        </NothingHere>
      )}
      {isSettled && list.data && list.data.total > 0 && (
        <SurveyTable
          filter={filter}
          firstRows={list.data}
          actions={actions}
          selection={selection}
          loaded={rowAt}
          focus={listFocus}
          focusLost={focusLost}
          onTag={setTagged}
        />
      )}
      <ImportDialog opened={importing} onClose={() => setImporting(false)} />
      <TagsDialog
        surveys={tagged}
        actions={actions}
        onClose={() => setTagged([])}
        onSaved={(now) => {
          const before = new Map(tagged.map((survey) => [survey.id, survey.tags]))
          const left = now.filter(({ id, tags: after }) => !staysListed(filter, before.get(id) ?? [], after))
          selection.renew(now, new Set(left.map(({ id }) => id)))
        }}
      />
    </div>
  )
}
