import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { negateCondition, rejoinCondition, removeCondition } from '../../../shared/analysis/filter-changes.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { FilterGroups } from '../../../shared/models/results-filter.ts'
import styles from './filter.module.css'
import { useConditionWords } from './use-condition-words.ts'

interface FilterChipsProps {
  questions: readonly Question[]
  groups: FilterGroups
  onChange: (groups: FilterGroups) => void
}

/**
 * The conditions of the filter. Each can be negated, removed, and joined to the one before by "or" instead of "and".
 */
export function FilterChips({ questions, groups, onChange }: FilterChipsProps) {
  const { t } = useTranslation('results')
  const words = useConditionWords(questions)
  return groups.map((conditions, group) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name but their place.
    <Fragment key={group}>
      {group > 0 && (
        <UnstyledButton
          className={styles.joint}
          aria-label={t('filter.makeOr')}
          title={t('filter.makeOr')}
          onClick={() => onChange(rejoinCondition(groups, { group, condition: 0 }))}
        >
          {t('filter.andWord').trim()}
        </UnstyledButton>
      )}
      <span className={styles.group} data-several={conditions.length > 1 || undefined}>
        {conditions.map((each, condition) => {
          const place = { group, condition }
          const name = words(each)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <Fragment key={condition}>
              {condition > 0 && (
                <UnstyledButton
                  className={styles.joint}
                  aria-label={t('filter.makeAnd')}
                  title={t('filter.makeAnd')}
                  onClick={() => onChange(rejoinCondition(groups, place))}
                >
                  {t('filter.orWord').trim()}
                </UnstyledButton>
              )}
              <span className={styles.chip} data-not={each.not || undefined}>
                <UnstyledButton
                  className={styles.chipWords}
                  aria-pressed={each.not}
                  aria-label={t('filter.negate', { group: name })}
                  title={t('filter.negate', { group: name })}
                  onClick={() => onChange(negateCondition(groups, place))}
                >
                  {each.not ? t('filter.notChip', { group: name }) : name}
                </UnstyledButton>
                <ActionIcon
                  size={20}
                  aria-label={t('filter.remove', { group: name })}
                  onClick={() => onChange(removeCondition(groups, place))}
                >
                  <IconX size={12} aria-hidden="true" />
                </ActionIcon>
              </span>
            </Fragment>
          )
        })}
      </span>
    </Fragment>
  ))
}
