import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { conditionsOf, type FilterLack, filterLacks } from '../../../../shared/analysis/named-filters.ts'
import type { NamedFilter } from '../../../../shared/models/annotations.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Respondent } from '../../../../shared/models/results.ts'
import type { FilterGroups } from '../../../../shared/models/results-filter.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { useAnnotationSession, useAnnotations } from '../annotations/annotations-context.ts'
import { useGroupsWords } from '../use-filter-words.ts'
import styles from './named.module.css'

interface NamedListProps {
  filters: readonly NamedFilter[]
  /** The named filter that is applied at present. */
  current: NamedFilter | undefined
  questions: readonly Question[]
  respondents: readonly Respondent[]
  onApply: (groups: FilterGroups) => void
}

/**
 * The named filters with their conditions; says so where a condition refers to something that the run does not have.
 */
export function NamedList({ filters, current, questions, respondents, onApply }: NamedListProps) {
  const { t } = useTranslation('views')
  const session = useAnnotationSession()
  const list = useRef<HTMLUListElement>(null)
  const groupsWords = useGroupsWords(questions)
  const lackWords = useLackWords()
  const remove = (filter: NamedFilter, place: number) => {
    flushSync(() =>
      session?.edit('filters', (annotations) => {
        annotations.filters = annotations.filters.filter(({ name }) => name !== filter.name)
      }),
    )
    // The focus would be lost with the button.
    const left = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    left[Math.min(place, left.length - 1)]?.focus()
  }
  const { tags } = useAnnotations()
  if (filters.length === 0) return null
  return (
    <ul ref={list} className={styles.list} aria-label={t('named.open')}>
      {filters.map((filter, place) => {
        const groups = conditionsOf(filter)
        const lacks = filterLacks(filter, questions, respondents, tags)
        return (
          <li key={filter.name} className={styles.filter}>
            {groups && lacks.length === 0 ? (
              <UnstyledButton
                className={styles.apply}
                aria-current={filter === current}
                onClick={() => onApply(groups)}
              >
                <span className={styles.name}>
                  {filter === current && <IconCheck size={14} aria-hidden="true" />} {filter.name}
                </span>
                <span className={styles.words}>{groupsWords(groups)}</span>
              </UnstyledButton>
            ) : (
              <div className={styles.apply}>
                <span className={styles.name}>{filter.name}</span>
                {lacks.map((lack) => (
                  <span key={JSON.stringify(lack)} className={styles.lack}>
                    {lackWords(lack)}
                  </span>
                ))}
              </div>
            )}
            <ActionIcon
              data-remove
              aria-label={t('named.remove', { name: filter.name })}
              onClick={() => remove(filter, place)}
            >
              <IconX size={14} aria-hidden="true" />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}

function useLackWords(): (lack: FilterLack) => string {
  const { t } = useTranslation('views')
  const persona = usePersonaWords()
  return (lack) => {
    if (lack.kind === 'field') return t('named.lacks.field', { field: persona.name(lack.name) })
    if (lack.kind === 'unknown' || lack.kind === 'tag') return t(`named.lacks.${lack.kind}`)
    return t(`named.lacks.${lack.kind}`, { number: lack.item + 1 })
  }
}
