import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { DraftKindName } from './draft-kind.ts'
import styles from './draft-notices.module.css'
import type { DraftSession } from './draft-session.ts'

export interface DraftNoticeProps<T> {
  kind: DraftKindName
  session: DraftSession<T>
}

/** Another window saved a newer revision: the person decides which text stays. */
export function ConflictNotice<T>({ kind, session }: DraftNoticeProps<T>) {
  const { t } = useTranslation('draft')
  const theirs = useStore(session, (state) => state.saving.theirs)
  if (!theirs) return null
  return (
    <div role="alert" className={styles.notice}>
      <span className={styles.words}>{t(`conflict.${kind}`)}</span>
      <Button onClick={() => void session.keepMine()}>{t('conflict.mine')}</Button>
      <Button variant="default" onClick={() => void session.takeTheirs()}>
        {t('conflict.theirs')}
      </Button>
    </div>
  )
}
