import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { MemoryKeys } from '../../ui/memory-keys.tsx'

/** The field for an API key, which says where the key will be kept. */
export function KeyField(props: PasswordInputProps) {
  const { t } = useTranslation('connections')
  const { data: info } = useQuery(api.app.info.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const keptIn = info?.secretStore
  return (
    <div>
      <MemoryKeys />
      <PasswordInput
        label={t('form.key')}
        description={keptIn && t(keptIn === 'keychain' ? 'form.keyKeychain' : 'form.keySent')}
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': t('form.showKey'), tabIndex: 0 }}
        {...props}
      />
    </div>
  )
}
