import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './desk.module.css'
import { useNeedWords } from './needs/use-need-words.ts'
import type { Teaching } from './use-teaching.ts'

/** Tells the person to select the value that a need waits for, or to try another value. */
export function ArmedNotice({ teaching: { armed, arm, inVain, isTeaching } }: { teaching: Teaching }) {
  const { t } = useTranslation('desk')
  const words = useNeedWords()
  return (
    <>
      {armed && (
        <div className={styles.armed}>
          <p role="status" className={styles.armedWords}>
            {isTeaching
              ? t('armed.working')
              : `${t('armed.text', { what: words.wanted(armed) })} ${t('armed.keyboard')}`}
          </p>
          <Button variant="default" size="xs" onClick={() => arm(null)}>
            {t('armed.stop')}
          </Button>
        </div>
      )}
      {inVain && (
        <p role="alert" className={styles.notice}>
          {t(inVain === 'empty' ? 'ways.noneOfEmpty' : 'ways.none')}
        </p>
      )}
    </>
  )
}
