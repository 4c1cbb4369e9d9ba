import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import type { FilterGroups, ResultsFilter } from '../../../shared/models/results-filter.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useConditionWords } from './use-condition-words.ts'

/** How many personas there are, and how many the filter keeps. */
export interface PersonaCounts {
  total: number
  filtered: number
}

/** The filter in words, for everything that is exported; null for a part that restricts nothing. */
export interface FilterWords {
  /** Which group of personas, and how many of all. */
  personas: string | null
  /** Which of their answers are listed. */
  answers: string | null
}

/** The words for a filter in the page's language. */
export function useFilterWords(
  { groups, search }: ResultsFilter,
  questions: readonly Question[],
  counts: PersonaCounts,
): FilterWords {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const groupsWords = useGroupsWords(questions)
  const wanted = search.trim()
  return {
    personas:
      groups.length > 0
        ? t('filter.only', {
            group: groupsWords(groups),
            filtered: formatNumber(counts.filtered, language),
            total: formatNumber(counts.total, language),
          })
        : null,
    answers: wanted === '' ? null : t('filter.onlyAnswers', { search: wanted }),
  }
}

/** The words for the conditions of a filter: "with “Sex: female” and (with “Age: 18–24” or without “Item 2: Yes”)". */
export function useGroupsWords(questions: readonly Question[]): (groups: FilterGroups) => string {
  const { t } = useTranslation('results')
  const words = useConditionWords(questions)
  return (groups) =>
    groups
      .map((group) => {
        const either = group
          .map((each) => t(each.not ? 'filter.without' : 'filter.with', { group: words(each) }))
          .join(t('filter.orWord'))
        return group.length > 1 && groups.length > 1 ? `(${either})` : either
      })
      .join(t('filter.andWord'))
}
