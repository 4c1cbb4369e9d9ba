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

/** What the filter narrows the screen to, in words for all that is taken away from it; null where it narrows nothing. */
export interface FilterWords {
  /** Whose answers: which group, and how many of how many personas. */
  personas: string | null
  /** Which of their answers are listed. */
  answers: string | null
}

/** The filter in the language in use. */
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

/** Words for what a filter asks: "with “Sex: female” and (with “Age: 18–24” or without “Item 2: Yes”)". */
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
