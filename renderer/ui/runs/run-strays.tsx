import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import styles from './run-parts.module.css'

/** Names the strays of a run: surveys that were created once too often; renders nothing where there are none. */
export function RunStrays({ run: { remoteId, strays } }: { run: Run }) {
  const { t } = useTranslation('runs')
  if (strays.length === 0) return null
  return (
    <div role="alert" className={styles.strays}>
      <IconAlertTriangle size={16} aria-hidden="true" className={styles.straysIcon} />
      {t('strays', { followed: remoteId ?? '–', strays: strays.join(', ') })}
    </div>
  )
}
