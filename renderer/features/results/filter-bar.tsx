import { Button, TextInput } from '@mantine/core'
import { IconFlask, IconPencil, IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addCondition } from '../../../shared/analysis/filter-changes.ts'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import { PRACTICE_CONNECTION_ID } from '../../../shared/models/connection.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Respondent } from '../../../shared/models/results.ts'
import { NO_FILTER, type ResultsFilter } from '../../../shared/models/results-filter.ts'
import type { Run } from '../../../shared/models/run.ts'
import { useCommand } from '../../lib/commands.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { AddCondition } from './add-condition.tsx'
import { RunAgain } from './again/run-again.tsx'
import { ComparedDoor } from './compared/compared-door.tsx'
import { ExportMenu } from './export-menu.tsx'
import lines from './filter.module.css'
import { FilterChips } from './filter-chips.tsx'
import { NamedFilters } from './named/named-filters.tsx'
import { PlantedButton } from './planted/planted-button.tsx'
import type { ShownResults } from './report/report-source.ts'
import styles from './results.module.css'
import type { ChartToExport } from './use-chart-file.ts'
import type { FilterWords, PersonaCounts } from './use-filter-words.ts'

interface FilterBarProps {
  run: Run
  questions: readonly Question[]
  /** Position of the item in view. */
  position: number
  respondents: readonly Respondent[]
  filter: ResultsFilter
  onChange: (filter: ResultsFilter) => void
  only: FilterWords
  counts: PersonaCounts & { shown: number }
  /** The answers of all personas to each item. */
  tables: readonly Tabulation[]
  /** Whether individual answers to an item were received. */
  answered: (item: number) => boolean
  chart: ChartToExport | undefined
  /** What a report is made of. */
  shown: ShownResults
  /** Further buttons beside the counts. */
  beside: ReactNode
}

/** The filter of the whole screen, the number of personas that it keeps, and the exports. */
export function FilterBar({
  run,
  questions,
  position,
  respondents,
  filter,
  onChange,
  only,
  counts,
  tables,
  answered,
  chart,
  shown,
  beside,
}: FilterBarProps) {
  const { t } = useTranslation(['results', 'runs', 'reading'])
  const language = useLanguage()
  const navigate = useNavigate()
  const revise = {
    to: '/surveys/$surveyId/revise/$runId',
    params: { surveyId: run.surveyId, runId: run.id },
    search: chart ? { item: chart.question.id } : {},
  } as const
  const experiment = {
    to: '/experiments/$experimentId',
    params: { experimentId: run.experiment?.id ?? '' },
  } as const
  // A run of an experiment does not belong to a survey that could be revised: its next step is on the experiment's
  // page.
  const next = t(run.experiment ? 'runs:actions.experiment' : 'runs:actions.revise')
  useCommand(next, () => void navigate(run.experiment ? experiment : revise))
  const searched = filter.search.trim() !== ''
  const isFiltered = filter.groups.length > 0
  const isSearched = filter.search !== ''
  const clearing = isFiltered ? (isSearched ? 'filter.clearBoth' : 'filter.clear') : 'filter.clearSearch'
  return (
    <search aria-label={t('filter.label')}>
      <div className={styles.filter}>
        <TextInput
          type="search"
          aria-label={t('filter.search')}
          placeholder={t('filter.searchHint')}
          title={t('reading:howToSearch')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
          className={styles.search}
        />
        <span className={styles.spring} />
        {run.connectionId === PRACTICE_CONNECTION_ID && (
          <PlantedButton runId={run.id} questions={questions} position={position} />
        )}
        {run.experiment ? (
          <Button
            variant="default"
            leftSection={<IconFlask size={16} aria-hidden="true" />}
            renderRoot={(props) => <Link {...experiment} {...props} />}
          >
            {next}
          </Button>
        ) : (
          <>
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden="true" />}
              renderRoot={(props) => <Link {...revise} {...props} />}
            >
              {next}
            </Button>
            <RunAgain run={run} />
          </>
        )}
        <ExportMenu run={run} questions={questions} chart={chart} filter={filter} only={only} shown={shown} />
      </div>
      <div className={lines.line}>
        <output className={styles.counts} aria-label={t('filter.countsLabel')}>
          {countWords()}
        </output>
        {counts.total > 0 && beside}
        <ComparedDoor run={run} />
        <FilterChips
          questions={questions}
          groups={filter.groups}
          onChange={(groups) => onChange({ ...filter, groups })}
        />
        {counts.total > 0 && (
          <AddCondition
            questions={questions}
            respondents={respondents}
            tables={tables}
            answered={answered}
            onAdd={(condition) => onChange({ ...filter, groups: addCondition(filter.groups, condition) })}
          />
        )}
        <NamedFilters
          questions={questions}
          respondents={respondents}
          groups={filter.groups}
          onApply={(groups) => onChange({ ...filter, groups })}
        />
        {(isFiltered || isSearched) && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(NO_FILTER)}>
            {t(clearing)}
          </Button>
        )}
      </div>
    </search>
  )

  /**
   * The number of personas in all, of those kept, and of those listed. Says that a search narrows the list, not the
   * counts.
   */
  function countWords(): string {
    if (counts.total === 0) return t('filter.noPersonas')
    const [total, kept, shown] = [counts.total, counts.filtered, counts.shown].map((each) =>
      formatNumber(each, language),
    )
    if (!searched && isFiltered) return t('filter.counts', { total, filtered: kept, shown })
    const personas = isFiltered
      ? t('filter.kept', { total, filtered: kept })
      : t('filter.unfiltered', { count: counts.total })
    return searched ? t('filter.searched', { personas, search: filter.search.trim(), shown }) : personas
  }
}
