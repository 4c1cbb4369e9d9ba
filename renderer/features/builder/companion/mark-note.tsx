import { useTranslation } from 'react-i18next'
import styles from './request-json.module.css'
import { usePlannedRequest } from './use-planned-request.ts'

/** Says with which mark the title will be sent, and why; renders nothing where titles are sent as typed. */
export function MarkNote({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('launch')
  const mark = usePlannedRequest(surveyId).data?.mark ?? null
  return mark === null ? null : <p className={styles.hint}>{t('marked', { mark })}</p>
}
