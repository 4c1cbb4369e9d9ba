import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { languageName } from './language-name.ts'

interface LanguageChoiceProps {
  result: ImportResult
  onLanguage: (language: string) => void
}

/** The choice of a file's language, with the number of questions that have a text in each; nothing for a single one. */
export function LanguageChoice({ result, onLanguage }: LanguageChoiceProps) {
  const { t } = useTranslation('exchange')
  const shown = useLanguage()
  if (result.languages.length < 2) return null
  return (
    <NativeSelect
      label={t('preview.language')}
      value={result.language}
      onChange={(event) => onLanguage(event.currentTarget.value)}
      data={result.languages.map(({ name, questions }) => ({
        value: name,
        label: t('preview.inLanguage', {
          language: languageName(name, shown) ?? t('preview.mainLanguage'),
          count: questions,
        }),
      }))}
    />
  )
}
