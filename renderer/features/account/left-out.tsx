import { Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { KeyList } from '../../../shared/models/account.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import styles from './account.module.css'
import { ReceivedFields } from './received-fields.tsx'

interface LeftOutProps {
  connectionId: string
  rows: KeyList['leftOut']
}

/** Rows of a list of keys in which no key was recognised: how many, and each as received. */
export function LeftOut({ connectionId, rows }: LeftOutProps) {
  const { t } = useTranslation(['account', 'answers'])
  const language = useLanguage()
  if (rows.length === 0) return null
  return (
    <div className={styles.unread}>
      <p className={styles.unreadWords}>
        <IconAlertTriangle size={16} aria-hidden="true" className={styles.unreadIcon} />
        <span>
          {t('keys.leftOut', { count: rows.length, number: formatNumber(rows.length, language) })}{' '}
          <Anchor
            renderRoot={(props) => (
              <Link to="/connections/$connectionId/answers" params={{ connectionId }} {...props} />
            )}
          >
            {t('answers:title')}
          </Anchor>
        </span>
      </p>
      <ul aria-label={t('keys.leftOutRows')}>
        {rows.map((fields, at) => (
          // Rows that were not recognised have nothing but their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at}>
            <ReceivedFields fields={fields} />
          </li>
        ))}
      </ul>
    </div>
  )
}
