import { useTranslation } from 'react-i18next'

/** Names the kinds of signs that the diagnostics see, as a list; a kind that is not known stands as it is stored. */
export function useSignNames(): (kinds: readonly string[]) => string {
  const { t, i18n } = useTranslation('diagnosis')
  return (kinds) =>
    kinds
      .map((kind) => (i18n.exists(`diagnosis:name.${kind}`) ? t(`name.${kind}` as 'name.blank') : kind))
      .join(', ')
}
