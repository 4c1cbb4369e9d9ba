import { Button, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filterAsking } from '../../../../shared/analysis/named-filters.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Respondent } from '../../../../shared/models/results.ts'
import type { FilterGroups } from '../../../../shared/models/results-filter.ts'
import { useAnnotationSession, useAnnotations } from '../annotations/annotations-context.ts'
import { NameFilter } from './name-filter.tsx'
import styles from './named.module.css'
import { NamedList } from './named-list.tsx'

interface NamedFiltersProps {
  questions: readonly Question[]
  respondents: readonly Respondent[]
  /** The present filter. */
  groups: FilterGroups
  onApply: (groups: FilterGroups) => void
}

/** The named filters, which are kept with the run; they are applied or removed here. */
export function NamedFilters({ questions, respondents, groups, onApply }: NamedFiltersProps) {
  const { t } = useTranslation('views')
  const { filters } = useAnnotations()
  const [opened, setOpened] = useState(false)
  if (useAnnotationSession() === null) return null
  const current = filterAsking(filters, groups)
  // Without a filter to apply or to name there is nothing to open.
  if (filters.length === 0 && groups.length === 0 && !opened) return null
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          {current ? t('named.current', { name: current.name }) : t('named.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={styles.named}>
          <NamedList
            filters={filters}
            current={current}
            questions={questions}
            respondents={respondents}
            onApply={(next) => {
              onApply(next)
              setOpened(false)
            }}
          />
          {filters.length === 0 && <p className="caption">{t('named.none')}</p>}
          {groups.length > 0 && !current && <NameFilter groups={groups} onDone={() => setOpened(false)} />}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
