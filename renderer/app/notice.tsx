import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './notices.module.css'

interface NoticeProps {
  children: ReactNode
  action?: ReactNode
  grave?: boolean
  onHide?: () => void
}

/** A one-line message below the screen, with an action. */
export function Notice({ children, action, grave = false, onHide }: NoticeProps) {
  const { t } = useTranslation('common')
  return (
    <div role={grave ? 'alert' : 'status'} className={styles.notice} data-grave={grave || undefined}>
      <span className={styles.words}>{children}</span>
      {action}
      {onHide && (
        <Button variant="subtle" color="gray" onClick={onHide}>
          {t('actions.dismiss')}
        </Button>
      )}
    </div>
  )
}
