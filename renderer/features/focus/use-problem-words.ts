import { useTranslation } from 'react-i18next'
import { FOCUS_PERSONAS, FOCUS_ROUNDS, type FocusDraft } from '../../../shared/models/focus.ts'
import type { FocusProblem } from '../../../shared/models/focus-problems.ts'

/** A sentence on a problem of a draft that says how to fix it. */
export function useProblemWords(draft: FocusDraft): (problem: FocusProblem) => string {
  const { t } = useTranslation('focus')
  return ({ code, ageRange }) => {
    switch (code) {
      case 'title_empty':
        return t('problems.title_empty')
      case 'personas_out_of_range':
        return t('problems.personas_out_of_range', FOCUS_PERSONAS)
      case 'rounds_out_of_range':
        return t('problems.rounds_out_of_range', FOCUS_ROUNDS)
      default:
        return t(`problems.${code}`, { text: draft.audience.ageRanges[ageRange ?? -1] ?? '' })
    }
  }
}
