import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type PersonaWords, personaWordsBy } from '../../shared/personas/persona-words.ts'

/** The words from the texts of the namespace `personas`. */
export function personaWords(t: TFunction<'personas'>): PersonaWords {
  return personaWordsBy((key) => t(key))
}

/** The words for persona fields and values in the page's language. */
export function usePersonaWords(): PersonaWords {
  const { t } = useTranslation('personas')
  return useMemo(() => personaWords(t), [t])
}
