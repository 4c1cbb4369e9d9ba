import { useTranslation } from 'react-i18next'

/** Lists the names of kinds of signs; an unknown kind is shown as it is stored. */
export function useSignNames(): (kinds: readonly string[]) => string {
  const { t, i18n } = useTranslation('diagnosis')
  return (kinds) =>
    kinds
      .map((kind) => (i18n.exists(`diagnosis:name.${kind}`) ? t(`name.${kind}` as 'name.blank') : kind))
      .join(', ')
}
