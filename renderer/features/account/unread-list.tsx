import { Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RawText } from '../../ui/raw-text.tsx'
import styles from './account.module.css'

interface UnreadListProps {
  connectionId: string
  /** Which list it is. */
  of: 'keys' | 'members'
  /** The service's reply. */
  text: string
}

/** A list that came, but that Sonde did not recognise: it is shown as received, and not taken for an empty one. */
export function UnreadList({ connectionId, of, text }: UnreadListProps) {
  const { t } = useTranslation(['account', 'answers'])
  return (
    <div className={styles.unread}>
      <p className={styles.unreadWords}>
        <IconAlertTriangle size={16} aria-hidden="true" className={styles.unreadIcon} />
        <span>
          {t(`${of}.unread`)}{' '}
          <Anchor
            renderRoot={(props) => (
              <Link to="/connections/$connectionId/answers" params={{ connectionId }} {...props} />
            )}
          >
            {t('answers:title')}
          </Anchor>
        </span>
      </p>
      <details>
        <summary className={styles.summary}>{t('received')}</summary>
        <RawText text={text} label={t('received')} />
      </details>
    </div>
  )
}
