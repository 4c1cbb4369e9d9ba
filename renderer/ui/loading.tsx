import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { line, useLineState } from '../lib/api.ts'
import { isDown } from '../lib/rpc/line.ts'
import styles from './loading.module.css'

/** Milliseconds before "loading" is shown: a shorter appearance would be more disturbing than informative. */
const SPINNER_DELAY = 300

/**
 * Says that something is being loaded, once that takes long enough to be noticed; while the line to Sonde is down, says
 * so. Queries are repeated automatically when Sonde is back.
 */
export function Loading() {
  const { t } = useTranslation('common')
  const [late, setLate] = useState(false)
  const isStopped = isDown(useLineState())
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SPINNER_DELAY)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.loading}>
      <p role="status">
        {late && !isStopped && t('loading')}
        {late && isStopped && (
          <>
            <strong>{t('stopped.title')}</strong> {t('stopped.text')}
          </>
        )}
      </p>
      {late && isStopped && (
        <Button variant="default" onClick={() => line.retryNow()}>
          {t('actions.retry')}
        </Button>
      )}
    </div>
  )
}

/** The text of a row that is being loaded. */
export function LoadingWords() {
  const { t } = useTranslation('common')
  return isDown(useLineState()) ? t('stopped.title') : t('loading')
}
