import { useTranslation } from 'react-i18next'
import type { Language } from './i18n.ts'

/** The language in use; the component renders again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('common')
  return i18n.language === 'fr' ? 'fr' : 'en'
}
