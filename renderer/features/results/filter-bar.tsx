import { Button, Select, TextInput } from '@mantine/core'
import { IconPencil, IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PRACTICE_CONNECTION_ID } from '../../../shared/models/connection.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Respondent } from '../../../shared/models/results.ts'
import { NO_FILTER, type ResultsFilter } from '../../../shared/models/results-filter.ts'
import type { Run } from '../../../shared/models/run.ts'
import { useCommand } from '../../lib/commands.ts'
import { formatNumber } from '../../lib/format.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { attributeChoices } from './attribute-choices.ts'
import { ExportMenu } from './export-menu.tsx'
import { PlantedButton } from './planted/planted-button.tsx'
import styles from './results.module.css'
import type { ChartToExport } from './use-chart-file.ts'
import type { FilterWords, PersonaCounts } from './use-filter-words.ts'

interface FilterBarProps {
  run: Run
  questions: readonly Question[]
  /** The item in view. */
  position: number
  respondents: readonly Respondent[]
  filter: ResultsFilter
  onChange: (filter: ResultsFilter) => void
  only: FilterWords
  counts: PersonaCounts & { shown: number }
  chart: ChartToExport | undefined
}

/** The one filter of the screen, what it leaves, and what can be taken away. */
export function FilterBar({
  run,
  questions,
  position,
  respondents,
  filter,
  onChange,
  only,
  counts,
  chart,
}: FilterBarProps) {
  const { t } = useTranslation(['results', 'runs'])
  const language = useLanguage()
  const words = usePersonaWords()
  const choices = useMemo(() => attributeChoices(respondents), [respondents])
  const navigate = useNavigate()
  const revise = {
    to: '/surveys/$surveyId/revise/$runId',
    params: { surveyId: run.surveyId, runId: run.id },
    search: chart ? { item: chart.question.id } : {},
  } as const
  useCommand(t('runs:actions.revise'), () => void navigate(revise))
  const groups = choices.map(({ name, values }, attribute) => ({
    group: words.name(name),
    items: values.map(({ value, count }, index) => ({
      value: `${attribute}/${index}`,
      label: `${t('filter.value', { name: words.name(name), value: words.value(name, value) })} (${count})`,
    })),
  }))
  const chosen = choices.flatMap(({ name, values }, attribute) =>
    values.flatMap(({ value }, index) =>
      filter.attribute?.name === name && filter.attribute.value === value ? [`${attribute}/${index}`] : [],
    ),
  )[0]
  const choose = (key: string | null) => {
    const [attribute, index] = (key ?? '').split('/').map(Number)
    const choice = choices[attribute ?? -1]
    const value = choice?.values[index ?? -1]?.value
    onChange({
      ...filter,
      attribute: choice && value !== undefined ? { name: choice.name, value } : null,
    })
  }
  const filtered = filter.search !== '' || filter.attribute !== null
  return (
    <search className={styles.filter} aria-label={t('filter.label')}>
      <TextInput
        type="search"
        aria-label={t('filter.search')}
        placeholder={t('filter.searchHint')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
        className={styles.search}
      />
      {groups.length > 0 && (
        <Select
          aria-label={t('filter.attribute')}
          placeholder={t('filter.all')}
          data={groups}
          value={chosen ?? null}
          onChange={choose}
          clearable
          searchable
          className={styles.attribute}
        />
      )}
      <output className={styles.counts} aria-label={t('filter.countsLabel')}>
        {counts.total === 0
          ? t('filter.noPersonas')
          : filtered
            ? t('filter.counts', {
                total: formatNumber(counts.total, language),
                filtered: formatNumber(counts.filtered, language),
                shown: formatNumber(counts.shown, language),
              })
            : t('filter.unfiltered', { count: counts.total })}
      </output>
      {filtered && (
        <Button variant="subtle" onClick={() => onChange(NO_FILTER)}>
          {t('filter.clear')}
        </Button>
      )}
      <span className={styles.spring} />
      {run.connectionId === PRACTICE_CONNECTION_ID && (
        <PlantedButton runId={run.id} questions={questions} position={position} />
      )}
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden="true" />}
        renderRoot={(props) => <Link {...revise} {...props} />}
      >
        {t('runs:actions.revise')}
      </Button>
      <ExportMenu run={run} chart={chart} filter={filter} only={only} />
    </search>
  )
}
