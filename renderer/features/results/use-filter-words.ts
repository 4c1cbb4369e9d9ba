import { useTranslation } from 'react-i18next'
import type { ResultsFilter } from '../../../shared/models/results-filter.ts'
import { formatNumber } from '../../lib/format.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'
import { useLanguage } from '../../lib/use-language.ts'

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
export function useFilterWords({ attribute, search }: ResultsFilter, counts: PersonaCounts): FilterWords {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const words = usePersonaWords()
  const wanted = search.trim()
  return {
    personas: attribute
      ? t('filter.only', {
          group: t('filter.value', {
            name: words.name(attribute.name),
            value: words.value(attribute.name, attribute.value),
          }),
          filtered: formatNumber(counts.filtered, language),
          total: formatNumber(counts.total, language),
        })
      : null,
    answers: wanted === '' ? null : t('filter.onlyAnswers', { search: wanted }),
  }
}
