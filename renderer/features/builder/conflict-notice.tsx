import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './conflict-notice.module.css'
import { useDraft, useDraftStore } from './use-draft.ts'

/** Somebody saved a newer revision: the person says which text stays. */
export function ConflictNotice() {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const theirs = useDraft((state) => state.saving.theirs)
  if (!theirs) return null
  return (
    <div role="alert" className={styles.notice}>
      <span className={styles.words}>{t('conflict.text')}</span>
      <Button onClick={() => store.keepMine()}>{t('conflict.mine')}</Button>
      <Button variant="default" onClick={() => store.takeTheirs()}>
        {t('conflict.theirs')}
      </Button>
    </div>
  )
}
