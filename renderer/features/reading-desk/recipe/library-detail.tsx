import { useTranslation } from 'react-i18next'

/** The message of a library, which is in English whatever the language of the page: shown only when it is opened. */
export function LibraryDetail({ children }: { children: string }) {
  const { t } = useTranslation('desk')
  return (
    <details>
      <summary>{t('recipe.detail')}</summary>
      <code lang="en">{children}</code>
    </details>
  )
}
