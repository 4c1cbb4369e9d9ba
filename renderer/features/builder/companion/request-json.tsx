import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useActiveConnection } from '../../../lib/use-connections.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { RawText } from '../../../ui/raw-text.tsx'
import styles from './request-json.module.css'
import { usePlannedRequest } from './use-planned-request.ts'

/** The call that will create the survey, to read and to copy. */
export function RequestJson({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('launch')
  const connection = useActiveConnection()
  const { data, error } = usePlannedRequest(surveyId)
  if (error) return <ProblemNotice problem={error} />
  if (!data) return null
  const body = JSON.stringify(JSON.parse(data.body), null, 2)
  return (
    <div className={styles.request}>
      <p className={styles.hint}>{t('exactHint')}</p>
      <p className={styles.line}>
        {data.method} {connection?.baseUrl}
        <wbr />
        {data.path}
      </p>
      <RawText text={body} label={t('exact')} />
      <CopyButton value={body}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={
              copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />
            }
          >
            {copied ? t('copied') : t('copy')}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
