import { ActionIcon, Button, MultiSelect, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import { surveyOrderSchema, surveyPlaceSchema } from '../../../shared/models/survey-list.ts'
import { api } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { filterTags } from './filter-tags.ts'
import styles from './library-bar.module.css'
import { useLibraryView } from './library-view.ts'
import { ManageTagsDialog } from './manage-tags-dialog.tsx'
import type { SurveyActions } from './use-survey-actions.ts'

interface LibraryBarProps {
  actions: SurveyActions
  /**
   * Whether there are no surveys: then there is no order, and other places are only offered if they contain something.
   */
  isNew: boolean
}

/** The choice of the surveys shown, and of their order. */
export const LibraryBar = memo(function LibraryBar({ actions, isNew }: LibraryBarProps) {
  const { t } = useTranslation('surveys')
  const language = useLanguage()
  const { place, tags, order, descending, goTo, filter, sort, turn } = useLibraryView(
    useShallow(({ text, row, search, stay, ...rest }) => rest),
  )
  const { data: places } = useQuery(api.surveys.places.queryOptions())
  const { data: known = [] } = useQuery(api.surveys.tags.queryOptions())
  const [managing, setManaging] = useState(false)
  const OrderIcon = descending ? IconSortDescending : IconSortAscending
  const hasSome = places?.[place] !== 0
  if (isNew && (!places || places.archived + places.deleted === 0)) return null
  return (
    <div className={styles.bar}>
      <SegmentedControl
        size="xs"
        aria-label={t('places.label')}
        value={place}
        onChange={(value) => goTo(surveyPlaceSchema.parse(value))}
        data={surveyPlaceSchema.options.map((value) => ({
          value,
          label: places
            ? `${t(`places.${value}`)} ${formatNumber(places[value], language)}`
            : t(`places.${value}`),
        }))}
      />
      {known.length > 0 && hasSome && (
        <>
          <MultiSelect
            className={styles.tags}
            aria-label={t('tags.filter')}
            {...(tags.length === 0 ? { placeholder: t('tags.filter') } : {})}
            searchable
            hidePickedOptions
            nothingFoundMessage={t('tags.none')}
            value={[...tags]}
            onChange={filter}
            data={known.map(({ name }) => name)}
            renderOption={({ option }) => {
              const count = known.find(({ name }) => name === option.value)?.count ?? 0
              return `${option.value} (${formatNumber(count, language)})`
            }}
            filter={filterTags}
          />
          <Button variant="subtle" color="gray" onClick={() => setManaging(true)}>
            {t('tags.manage')}
          </Button>
        </>
      )}
      {hasSome && (
        <div className={styles.order}>
          <NativeSelect
            aria-label={t('order.label')}
            value={order}
            onChange={({ currentTarget }) => sort(surveyOrderSchema.parse(currentTarget.value))}
            data={surveyOrderSchema.options.map((value) => ({ value, label: t(`order.${value}`) }))}
          />
          <ActionIcon
            aria-label={descending ? t('order.descending') : t('order.ascending')}
            title={descending ? t('order.descending') : t('order.ascending')}
            onClick={turn}
          >
            <OrderIcon size={16} />
          </ActionIcon>
        </div>
      )}
      <ManageTagsDialog opened={managing} onClose={() => setManaging(false)} tags={known} actions={actions} />
    </div>
  )
})
