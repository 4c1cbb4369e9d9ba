import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../lib/api.ts'
import styles from './memory-keys.module.css'

/**
 * Says, where keys are typed or listed, that they are lost when Sonde quits, and why; renders nothing with a keychain.
 */
export function MemoryKeys() {
  const { t } = useTranslation('shell')
  const { data: info } = useQuery(api.app.info.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  if (!info || info.secretStore === 'keychain') return null
  return (
    <p role="status" className={styles.line}>
      <IconAlertTriangle size={16} aria-hidden="true" className={styles.icon} />
      {t(info.secretStore === 'memory' ? 'notices.memoryKeys' : 'notices.memoryKeysAsked')}
    </p>
  )
}
